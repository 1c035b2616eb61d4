import { keysOf } from "../../../core/keys-of.ts";
import { phraser } from "../../../core/phrase.ts";
import type { OwnDesign, Page, PapersFace, Wanted } from "../../../face/paper.ts";
import { ownTypes, partsOf, sheetPages } from "../../../face/papers/parts.ts";
import type { Config } from "../data/config.ts";
import { TYPES } from "../data/types.ts";
import { readDesign } from "../rules/setup/check/design.ts";
import { type Fleet, fleetOfConfig, fleetOfMatch, fleetOfTypes } from "./fleet.ts";
import { arcPages } from "./papers/arcs.ts";
import { cardPages } from "./papers/card.ts";
import { movePages } from "./papers/moves.ts";
import { padPages } from "./papers/pads.ts";
import { sheetOf } from "./sheets.ts";
import type { words } from "./words/en/papers.ts";

const phrase = phraser<typeof words>();

const LISTED = keysOf(TYPES).map((id) => ({
  id,
  name: TYPES[id].name,
  type: id,
}));

/** Types by the ids of a choice: own aircraft that may fly, then the list. */
function typesOf(own: readonly OwnDesign[]) {
  return [...ownTypes(own, readDesign), ...LISTED];
}

function fleetOf({ subject, own }: Wanted): Fleet {
  switch (subject.kind) {
    case "match":
      return fleetOfMatch(subject.moments);
    case "set-up":
      return fleetOfConfig(subject.config as Config);
    case "types":
      return fleetOfTypes(typesOf(own).map(({ id, type }) => ({ type, count: subject.counts[id] ?? 0 })));
  }
}

/** Record sheets, four a page. */
function recordPages({ subjects }: Fleet): readonly Page[] {
  const sheets = subjects.map((subject, index) => sheetOf(subject, "paper", `${index}`));
  return [sheetPages("records", phrase("paper.records.title"), sheets, { across: 2, down: 2 })];
}

const part = partsOf(fleetOf);

/** The papers of a table of real models. */
export const papers: PapersFace = {
  parts: [
    part("records", true, recordPages),
    part("pads", true, padPages, { lined: true }),
    part("arcs", false, arcPages),
    part("moves", false, (_, wanted) => movePages(wanted)),
    part("cards", false, cardPages),
  ],
  types: (own) => typesOf(own).map(({ id, name }) => ({ id, name })),
};
