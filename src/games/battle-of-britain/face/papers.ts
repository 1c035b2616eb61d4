import type { PapersFace } from "../../../face/paper.ts";
import { partsOf } from "../../../face/papers/parts.ts";
import { diaryPages } from "./papers/diary.ts";
import { dicePages } from "./papers/dice.ts";
import { forceOf } from "./papers/force.ts";
import { mapPages, smallMapPages } from "./papers/map.ts";
import { markerPages } from "./papers/markers.ts";
import { recordPages } from "./papers/records.ts";
import { scenarioPages } from "./papers/scenario.ts";
import { squadronPages } from "./papers/squadrons.ts";
import { targetPages } from "./papers/targets.ts";

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
