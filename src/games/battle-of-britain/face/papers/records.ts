import type { Page } from "../../../../face/paper.ts";
import type { Sheet } from "../../../../face/sheet.ts";
import { sheets } from "../sheets.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";
import { toldBy } from "./told-by.ts";

function page(id: string, some: readonly Sheet[], down: number): Page {
  const content = { kind: "sheets" as const, sheets: some, across: 1, down };
  return { id, title: phrase("paper.records.title"), content, scaled: false };
}

/** Sheets to write on: the campaign, Groups and Luftflotten two a page, targets. */
export function recordPages(force: Force): readonly Page[] {
  const { view } = force;
  const all = sheets.sheets(view, { start: view, events: toldBy(force) }, "paper");
  const pools = all.filter(({ side }) => side !== undefined);
  const others = all.filter(({ side }) => side === undefined);
  return [page("records", pools, 2), page("records campaign", others, 1)];
}
