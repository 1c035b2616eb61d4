import type { Page, PaperPart, PapersFace, Wanted } from "../../../face/paper.ts";
import { counterPages } from "./papers/counters.ts";
import { diaryPages } from "./papers/diary.ts";
import { type Force, forceOf } from "./papers/force.ts";
import { mapPages, smallMapPages } from "./papers/map.ts";
import { phrase } from "./papers/phrase.ts";
import { basePages, sheetPages } from "./papers/raid.ts";
import { industryPages, targetPages, unitPages } from "./papers/records.ts";
import { reinforcementPages } from "./papers/reinforcements.ts";
import { scenarioPages } from "./papers/scenario.ts";
import { tablePages } from "./papers/tables.ts";

type Pages = (force: Force, wanted: Wanted) => readonly Page[];
type Id =
  | "scenario"
  | "sheet"
  | "bases"
  | "targets"
  | "units"
  | "industry"
  | "diary"
  | "reinforcements"
  | "tables"
  | "smallMap"
  | "map"
  | "counters";

function part(id: Id, usual: boolean, pages: Pages): PaperPart {
  return {
    id,
    title: phrase(`paper.${id}.title`),
    hint: phrase(`paper.${id}.hint`),
    usual,
    pages: (wanted) => pages(forceOf(wanted.subject), wanted),
  };
}

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
