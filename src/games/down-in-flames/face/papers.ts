import type { Page, PaperPart, PapersFace, Wanted } from "../../../face/paper.ts";
import { TABLES } from "../data/tables.ts";
import { type Force, forceOf } from "./force.ts";
import { battlePages } from "./papers/battle.ts";
import { cardPages } from "./papers/cards.ts";
import { counterPages } from "./papers/counters.ts";
import { allDataPages, dataPages } from "./papers/data.ts";
import { phrase } from "./papers/phrase.ts";
import { recordPages } from "./papers/records.ts";
import { tablePages } from "./papers/tables.ts";

type Pages = (force: Force, wanted: Wanted) => readonly Page[];
type Id = "records" | "data" | "cards" | "counters" | "tables" | "battle" | "allData";

function part(id: Id, usual: boolean, pages: Pages): PaperPart {
  return {
    id,
    title: phrase(`paper.${id}`),
    hint: phrase(`paper.${id}.hint`),
    usual,
    pages: (wanted) => pages(forceOf(wanted.subject), wanted),
  };
}

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
