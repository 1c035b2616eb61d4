import type { Page } from "../../../../face/paper.ts";
import { sheetPages } from "../../../../face/papers/parts.ts";
import { sheets } from "../sheets.ts";
import type { Force } from "./force.ts";
import { phrase } from "./phrase.ts";
import { toldBy } from "./told-by.ts";

/** Sheets to write on: the campaign, Groups and Luftflotten two a page, targets. */
export function recordPages(force: Force): readonly Page[] {
  const { view } = force;
  const all = sheets.sheets(view, { start: view, events: toldBy(force) }, "paper");
  const pools = all.filter(({ side }) => side !== undefined);
  const others = all.filter(({ side }) => side === undefined);
  const title = phrase("paper.records.title");
  return [
    sheetPages("records", title, pools, { across: 1, down: 2 }),
    sheetPages("records campaign", title, others, { across: 1, down: 1 }),
  ];
}
