import type { Sheet, SheetsFace } from "../../../face/sheet.ts";
import { BRITISH } from "../data/sides.ts";
import { tablesOf } from "../rules/state/look.ts";
import { sideOf } from "../rules/state/sides.ts";
import type { View } from "../rules/view/view.ts";
import { campaignSheet } from "./sheets/campaign.ts";
import { groupSheet } from "./sheets/group.ts";
import { luftflotteSheet } from "./sheets/luftflotte.ts";
import { targetsSheet } from "./sheets/targets.ts";

/** Sheets of the viewer's side first; the British first for whoever plays none. */
function ownFirst(sheets: readonly Sheet[], view: View): readonly Sheet[] {
  const own = sideOf(view, view.viewer) ?? BRITISH;
  return sheets.toSorted((a, b) => Number(b.side === own) - Number(a.side === own));
}

/** The sheets of the campaign: how it stands, Groups and Luftflotten that take part, targets. */
export const sheets: SheetsFace<View> = {
  sheets(view, past, form) {
    const used = new Set([
      ...view.wings.map(({ group }) => group),
      ...view.geschwader.map(({ pool }) => pool),
    ]);
    const pools = tablesOf(view.setup)
      .pools.filter(({ id }) => used.has(id))
      .map(({ id, side }) =>
        side === BRITISH ? groupSheet(view, id, form) : luftflotteSheet(view, id, form),
      );
    return [campaignSheet(view, past.events, form), ...ownFirst(pools, view), targetsSheet(view, form)];
  },
};
