import { phraser } from "../../../core/phrase.ts";
import type { OwnDesign, Page, PaperPart, PapersFace, Wanted } from "../../../face/paper.ts";
import type { Config } from "../data/config/config.ts";
import { OWN_TABLES } from "../data/index.ts";
import { readDesign } from "../data/own-types.ts";
import type { AircraftType } from "../data/tables.ts";
import { type Fleet, fleetOfConfig, fleetOfMatch, fleetOfTypes } from "./fleet.ts";
import { cardPages } from "./papers/card.ts";
import { firePages } from "./papers/fire.ts";
import { hitPages } from "./papers/hits.ts";
import { padPages } from "./papers/pads.ts";
import { turnPages } from "./papers/turns.ts";
import { paperSheet } from "./sheets.ts";
import type { words } from "./words/en/papers.ts";

const phrase = phraser<typeof words>();

/** What stands before the id of somebody's own type. */
const OWN = "own:";

/** Status pads on a page. */
const SHEETS = { across: 1, down: 2 } as const;

/** Somebody's own types that may fly, each with an id that no type of our tables has. */
function ownTypes(own: readonly OwnDesign[]): readonly AircraftType[] {
  return own.flatMap(({ id, design }) => {
    const read = readDesign(design);
    return read.ok ? [{ ...read.value, id: `${OWN}${id}` }] : [];
  });
}

function fleetOf({ subject, own }: Wanted): Fleet {
  switch (subject.kind) {
    case "match":
      return fleetOfMatch(subject.moments);
    case "set-up":
      return fleetOfConfig(subject.config as Config);
    case "types":
      return fleetOfTypes(subject.counts, ownTypes(own));
  }
}

/** Status pads, two a page. */
function recordPages({ pads, turn }: Fleet): readonly Page[] {
  return [
    {
      id: "records",
      title: phrase("paper.records.title"),
      content: { kind: "sheets", sheets: pads.map((pad) => paperSheet(pad, turn, pad.nobody)), ...SHEETS },
      scaled: true,
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
    id: "fire",
    title: phrase("paper.fire"),
    hint: phrase("paper.fire.hint"),
    usual: false,
    pages: (wanted) => firePages(fleetOf(wanted)),
  },
  {
    id: "turns",
    title: phrase("paper.turns"),
    hint: phrase("paper.turns.hint"),
    usual: false,
    pages: (wanted) => turnPages(fleetOf(wanted)),
  },
  {
    id: "hits",
    title: phrase("paper.hits"),
    hint: phrase("paper.hits.hint"),
    usual: false,
    pages: (wanted) => hitPages(fleetOf(wanted)),
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
  types: (own) => [...ownTypes(own), ...OWN_TABLES.aircraft].map(({ id, name }) => ({ id, name })),
};
