import type { Page, PaperBlock } from "../../../../face/paper.ts";
import { titledPage } from "../../../../face/papers/pages.ts";
import type { Row } from "../../../../face/sheet.ts";
import type { Text } from "../../../../face/text.ts";

/** A page with a heading over its blocks. */
export function pageOf(id: string, title: Text, blocks: readonly PaperBlock[]): Page {
  return titledPage(id, title, blocks, { dense: true });
}

/** A row to write on, with or without a name. */
export function blank(head: Text | null, cells: number): Row {
  return {
    ...(head !== null && { head: [{ text: head }] }),
    cells: Array.from({ length: cells }, () => null),
  };
}
