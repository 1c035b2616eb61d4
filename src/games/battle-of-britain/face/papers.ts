import type { Page, PapersFace } from "../../../face/paper.ts";
import { partsOf, sheetPages } from "../../../face/papers/parts.ts";
import { diaryPages } from "./papers/diary.ts";
import { dicePages } from "./papers/dice.ts";
import type { Force } from "./papers/force.ts";
import { forceOf } from "./papers/force.ts";
import { mapPages, smallMapPages } from "./papers/map.ts";
import { markerPages } from "./papers/markers.ts";
import { phrase } from "./papers/phrase.ts";
import { scenarioPages } from "./papers/scenario.ts";
import { squadronPages } from "./papers/squadrons.ts";
import { targetPages } from "./papers/targets.ts";
import { toldBy } from "./papers/told-by.ts";
import { sheets } from "./sheets.ts";

/** Sheets to write on: the campaign, Groups and Luftflotten two a page, targets. */
function recordPages(force: Force): readonly Page[] {
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

const part = partsOf(({ subject }) => forceOf(subject), ".title");

/** The papers of a campaign at a table without a screen, and its war diary. */
export const papers: PapersFace = {
  parts: [
    part("scenario", true, scenarioPages),
    part("records", true, recordPages),
    part("diary", true, diaryPages),
    part("dice", false, dicePages),
    part("smallMap", false, smallMapPages),
    part("map", false, mapPages),
    part("targets", false, targetPages),
    part("squadrons", false, squadronPages),
    part("markers", false, markerPages),
  ],
  types: () => [],
};
