import type { PapersFace } from "../../../face/paper.ts";
import { partsOf } from "../../../face/papers/parts.ts";
import { TABLES } from "../data/own.ts";
import { forceOf } from "./force.ts";
import { battlePages } from "./papers/battle.ts";
import { cardPages } from "./papers/cards.ts";
import { counterPages } from "./papers/counters.ts";
import { allDataPages, dataPages } from "./papers/data.ts";
import { recordPages } from "./papers/records.ts";
import { tablePages } from "./papers/tables.ts";

const part = partsOf(({ subject }) => forceOf(subject));

/** The papers of a table with real cards and miniatures. */
export const papers: PapersFace = {
  parts: [
    part("records", true, recordPages),
    part("data", true, dataPages),
    part("battle", false, battlePages),
    part("tables", false, tablePages),
    part("cards", false, cardPages),
    part("counters", false, counterPages),
    part("allData", false, allDataPages),
  ],
  types: () => [...TABLES.aircraft, ...TABLES.bombers].map(({ id, name }) => ({ id, name })),
};
