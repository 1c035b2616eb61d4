import type { Page, PaperBlock } from "../../../../face/paper.ts";
import type { Row } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";

/** A page with a heading over its blocks. */
export function pageOf(id: string, title: Text, blocks: readonly PaperBlock[]): Page {
  return {
    id,
    title,
    content: { kind: "blocks", dense: true, blocks: [{ kind: "heading", text: title }, ...blocks] },
    scaled: false,
  };
}

/** A row to write on, with or without a name. */
export function blank(head: Text | null, cells: number): Row {
  return {
    ...(head !== null && { head: [{ text: head }] }),
    cells: Array.from({ length: cells }, () => null),
  };
}
