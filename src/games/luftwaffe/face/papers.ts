import type { PapersFace } from "../../../face/paper.ts";
import { partsOf } from "../../../face/papers/parts.ts";
import { counterPages } from "./papers/counters.ts";
import { diaryPages } from "./papers/diary.ts";
import { forceOf } from "./papers/force.ts";
import { mapPages, smallMapPages } from "./papers/map.ts";
import { basePages, sheetPages } from "./papers/raid.ts";
import { industryPages, targetPages, unitPages } from "./papers/records.ts";
import { reinforcementPages } from "./papers/reinforcements.ts";
import { scenarioPages } from "./papers/scenario.ts";
import { tablePages } from "./papers/tables.ts";

const part = partsOf(({ subject }) => forceOf(subject), ".title");

/** The papers of a raid or a campaign at a table without a screen, and its war diary. */
export const papers: PapersFace = {
  parts: [
    part("scenario", true, scenarioPages),
    part("sheet", true, sheetPages),
    part("bases", true, basePages),
    part("targets", true, targetPages),
    part("units", true, unitPages),
    part("industry", true, industryPages),
    part("diary", true, diaryPages),
    part("reinforcements", false, reinforcementPages),
    part("tables", false, tablePages),
    part("smallMap", false, smallMapPages),
    part("map", false, mapPages),
    part("counters", false, counterPages),
  ],
  types: () => [],
};
