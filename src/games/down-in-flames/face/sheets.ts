import type { Sheet, SheetsFace } from "../../../face/sheet.ts";
import { SIDES, type Side } from "../data/sides.ts";
import type { View } from "../rules/view/view.ts";
import { laidOut } from "./laid-out.ts";
import { elementSheet } from "./sheets/element.ts";
import { formationSheet } from "./sheets/formation.ts";
import { GLOSSARY_SHEET } from "./sheets/glossary.ts";
import { matchSheet } from "./sheets/match.ts";

/** Sheets of the viewer's side first; in the order of the set-up for whoever plays none. */
function ownFirst(sheets: readonly Sheet[], viewer: string): readonly Sheet[] {
  const own = (SIDES as readonly string[]).indexOf(viewer) as Side | -1;
  return own < 0 ? sheets : sheets.toSorted((a, b) => Number(b.side === own) - Number(a.side === own));
}

/** Record sheets of all Elements and formations, the viewer's own first, and of the match; on the screen, what their words mean. */
export const sheets: SheetsFace<View> = {
  sheets(known, _past, form) {
    const view = laidOut(known);
    const all = [
      ...view.setup.elements.map((_, place) => elementSheet(view, place)),
      ...view.setup.formations.map((_, place) => formationSheet(view, place)),
    ];
    return [
      ...ownFirst(all, view.viewer),
      matchSheet(view, form),
      ...(form === "screen" ? [GLOSSARY_SHEET] : []),
    ];
  },
};
