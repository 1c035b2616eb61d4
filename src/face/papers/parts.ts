import type { OwnDesign, Page, PaperPart, SheetsOnPages, Wanted } from "../paper.ts";
import type { Sheet } from "../sheet.ts";
import type { Text } from "../text.ts";

/**
 * Makes the parts of a game's papers, which print what the game makes of the subject. `paper.ID`, with `title` behind
 * it where it is given, is what a part is called, `paper.ID.hint` what it is for.
 */
export function partsOf<Force>(forceOf: (wanted: Wanted) => Force, title: "" | ".title" = "") {
  return (
    id: string,
    usual: boolean,
    pages: (force: Force, wanted: Wanted) => readonly Page[],
    more: Pick<PaperPart, "lined"> = {},
  ): PaperPart => ({
    id,
    title: { key: `paper.${id}${title}`, values: {} },
    hint: { key: `paper.${id}.hint`, values: {} },
    usual,
    ...more,
    pages: (wanted) => pages(forceOf(wanted), wanted),
  });
}

/** Record sheets on as many pages as they need. */
export function sheetPages(
  id: string,
  title: Text,
  sheets: readonly Sheet[],
  room: Pick<SheetsOnPages, "across" | "down">,
  scaled = false,
): Page {
  return { id, title, content: { kind: "sheets", sheets, ...room }, scaled };
}

/** What stands before the id of somebody's own type. */
const OWN = "own:";

/** Somebody's own types that may fly, each with an id that no type of a list has. */
export function ownTypes<Type extends { readonly name: string }>(
  own: readonly OwnDesign[],
  read: (design: unknown) => { readonly ok: true; readonly value: Type } | { readonly ok: false },
): readonly { readonly id: string; readonly name: string; readonly type: Type }[] {
  return own.flatMap(({ id, design }) => {
    const known = read(design);
    return known.ok ? [{ id: `${OWN}${id}`, name: known.value.name, type: known.value }] : [];
  });
}
