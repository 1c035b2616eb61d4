import { phraser } from "../../../core/phrase.ts";
import type { OwnDesign, Page, PapersFace, Wanted } from "../../../face/paper.ts";
import { ownTypes, partsOf, sheetPages } from "../../../face/papers/parts.ts";
import type { Config } from "../data/config/config.ts";
import { readDesign } from "../data/designs.ts";
import { TABLES } from "../data/own.ts";
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

/** Somebody's own types that may fly. */
function typesOf(own: readonly OwnDesign[]): readonly AircraftType[] {
  return ownTypes(own, readDesign).map(({ id, type }) => ({ ...type, id }));
}

function fleetOf({ subject, own }: Wanted): Fleet {
  switch (subject.kind) {
    case "match":
      return fleetOfMatch(subject.moments);
    case "set-up":
      return fleetOfConfig(subject.config as Config);
    case "types":
      return fleetOfTypes(subject.counts, typesOf(own));
  }
}

/** Status pads, two a page. */
function recordPages({ pads, turn }: Fleet): readonly Page[] {
  const sheets = pads.map((pad) => paperSheet(pad, turn, pad.nobody));
  return [sheetPages("records", phrase("paper.records.title"), sheets, { across: 1, down: 2 }, true)];
}

const part = partsOf(fleetOf);

/** The papers of a table of real models. */
export const papers: PapersFace = {
  parts: [
    part("records", true, recordPages),
    part("pads", true, padPages, { lined: true }),
    part("fire", false, firePages),
    part("turns", false, turnPages),
    part("hits", false, hitPages),
    part("cards", false, cardPages),
  ],
  types: (own) => [...typesOf(own), ...TABLES.aircraft].map(({ id, name }) => ({ id, name })),
};
