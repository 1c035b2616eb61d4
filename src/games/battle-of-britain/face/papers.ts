import type { Page, PaperPart, PapersFace, Wanted } from "../../../face/paper.ts";
import { diaryPages } from "./papers/diary.ts";
import { dicePages } from "./papers/dice.ts";
import { type Force, forceOf } from "./papers/force.ts";
import { mapPages, smallMapPages } from "./papers/map.ts";
import { markerPages } from "./papers/markers.ts";
import { phrase } from "./papers/phrase.ts";
import { recordPages } from "./papers/records.ts";
import { scenarioPages } from "./papers/scenario.ts";
import { squadronPages } from "./papers/squadrons.ts";
import { targetPages } from "./papers/targets.ts";

type Pages = (force: Force, wanted: Wanted) => readonly Page[];
type Id =
  | "scenario"
  | "records"
  | "diary"
  | "dice"
  | "smallMap"
  | "map"
  | "targets"
  | "squadrons"
  | "markers";

function part(id: Id, usual: boolean, pages: Pages): PaperPart {
  return {
    id,
    title: phrase(`paper.${id}.title`),
    hint: phrase(`paper.${id}.hint`),
    usual,
    pages: (wanted) => pages(forceOf(wanted.subject), wanted),
  };
}

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
