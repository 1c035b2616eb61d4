import { phraser } from "../../../core/phrase.ts";
import type { OwnDesign, Page, PaperPart, PapersFace, Wanted } from "../../../face/paper.ts";
import type { Config } from "../data/config.ts";
import { TYPES, type TypeId } from "../data/types.ts";
import { readDesign } from "../rules/setup/check/design.ts";
import { type Fleet, fleetOfConfig, fleetOfMatch, fleetOfTypes } from "./fleet.ts";
import { arcPages } from "./papers/arcs.ts";
import { cardPages } from "./papers/card.ts";
import { movePages } from "./papers/moves.ts";
import { padPages } from "./papers/pads.ts";
import { sheetOf } from "./sheets.ts";
import type { words } from "./words/en/papers.ts";

const phrase = phraser<typeof words>();

/** What stands before the id of somebody's own aircraft. */
const OWN = "own:";
const LISTED = Object.keys(TYPES) as readonly TypeId[];

/** Record sheets on a page. */
const SHEETS = { across: 2, down: 2 } as const;

/** Types by the ids of a choice: own aircraft that may fly, then the list. */
function typesOf(own: readonly OwnDesign[]) {
  const mine = own.flatMap(({ id, design }) => {
    const read = readDesign(design);
    return read.ok ? [{ id: `${OWN}${id}`, name: read.value.name, type: read.value }] : [];
  });
  return [...mine, ...LISTED.map((id) => ({ id, name: TYPES[id].name, type: id }))];
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
  return [
    {
      id: "records",
      title: phrase("paper.records.title"),
      content: {
        kind: "sheets",
        sheets: subjects.map((subject, index) => sheetOf(subject, "paper", `${index}`)),
        ...SHEETS,
      },
      scaled: false,
    },
  ];
}

const PARTS: readonly PaperPart[] = [
  {
    id: "records",
    title: phrase("paper.records"),
    hint: phrase("paper.records.hint"),
    usual: true,
    pages: (wanted) => recordPages(fleetOf(wanted)),
  },
  {
    id: "pads",
    title: phrase("paper.pads"),
    hint: phrase("paper.pads.hint"),
    usual: true,
    lined: true,
    pages: (wanted) => padPages(fleetOf(wanted), wanted),
  },
  {
    id: "arcs",
    title: phrase("paper.arcs"),
    hint: phrase("paper.arcs.hint"),
    usual: false,
    pages: (wanted) => arcPages(fleetOf(wanted), wanted),
  },
  {
    id: "moves",
    title: phrase("paper.moves"),
    hint: phrase("paper.moves.hint"),
    usual: false,
    pages: movePages,
  },
  {
    id: "cards",
    title: phrase("paper.cards"),
    hint: phrase("paper.cards.hint"),
    usual: false,
    pages: (wanted) => cardPages(fleetOf(wanted), wanted),
  },
];

/** The papers of a table of real models. */
export const papers: PapersFace = {
  parts: PARTS,
  types: (own) => typesOf(own).map(({ id, name }) => ({ id, name })),
};
