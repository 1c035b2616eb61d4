import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { TableRefusals } from "../../data/refusals.ts";
import type { SideName } from "../../data/sides.ts";
import { cardName } from "../card-name.en.ts";
import { counted, sideName } from "../grammar.en.ts";
import type { About } from "../values.ts";

type Bands = TableRefusals["tables-bands"];

const BANDS: Readonly<Record<Bands["why"], (values: Bands) => string>> = {
  gap: ({ found, needs }) =>
    `the band begins at level ${found} and leaves a gap; it must begin at level ${needs}`,
  overlap: ({ found, needs }) =>
    `the band begins at level ${found}, inside the one before; it must begin at level ${needs}`,
  short: ({ found, needs }) => `the bands end at level ${found}; they must reach the highest level, ${needs}`,
  ceiling: ({ found, needs }) =>
    `the bands end at level ${found}; they must end with the highest level, ${needs}`,
};

type ConfigNumber = { field: string; found: number; from: number; to: number };

const setUps = {
  "config-scenario": ({ found, known }: { found: string; known: readonly string[] }) =>
    `scenario: there is no “${quotable(found)}”; there are ${listed(known, "and")}.`,
  "config-scenario-alone": ({ scenario }: { scenario: string }) =>
    `scenario: “${quotable(scenario)}” is whole; leave out elements, formations and mission beside it.`,
  "config-id": ({ id }: About) =>
    `id: “${quotable(id)}” can't be a name; it must have 1 to 12 letters (A to Z), digits or hyphens and be no word of the orders.`,
  "config-id-twice": ({ id }: About) =>
    `id: “${quotable(id)}” names two things, with its Wingman and its bombers; capitals make no difference, so choose another.`,
  "config-elements": ({ side, found, most }: { side: SideName; found: number; most: number }) =>
    `elements: ${sideName(side)} with ${found}; each side must have 1 to ${most}.`,
  "config-type": ({ id, found }: About & { found: string }) =>
    `${quotable(id)}.type: there is no type “${quotable(found)}” for it in these tables; name one of their aircraft for an Element, of their bombers for a formation.`,
  "config-load": ({ id, type }: About & { type: string }) =>
    `${quotable(id)}.load: the ${quotable(type)} carries no load; leave it out, or choose a type that does.`,
  "config-rockets": ({ id, type }: About & { type: string }) =>
    `${quotable(id)}.rockets: the ${quotable(type)} carries no rockets; leave them out, or choose a type that does.`,
  "config-gyro": ({ id, type }: About & { type: string }) =>
    `${quotable(id)}.gyro: the ${quotable(type)} has a Simple Sight, which no Gyro Sight replaces; leave it out, or choose another type.`,
  "config-load-and-rockets": ({ id }: About) =>
    `${quotable(id)}: both a load and rockets are written; it carries one of them at most.`,
  "config-wingman-ace": ({ id }: About) =>
    `${quotable(id)}.wingmanQuality: ace is written; a Wingman is at best a veteran.`,
  "config-number": ({ field, found, from, to }: ConfigNumber) =>
    `${quotable(field)}: ${found} does not fit; it must be a whole number from ${from} to ${to}.`,
  "config-mission-turns":
    "turns: a number is written beside a mission, whose turns are fixed; leave one of the two out.",
  "config-target": ({ found }: { found: string }) =>
    `mission.target: “${quotable(found)}” is no target; there are airfield, factory and ship.`,
  "config-deck-size": ({ found }: { found: number }) =>
    `options.cards: these tables make no deck of ${found} cards; a deck has 80, or 110 with the extension.`,
  "config-deck-card": ({ found }: { found: string }) =>
    `deck: “${quotable(found)}” is no card of these tables; write one as in in-my-sights 1/2 or half-loop.`,
  "config-deck-copies": ({ card, copies, size }: { card: string; copies: number; size: number }) =>
    `deck: ${quotable(cardName(card))} stands there too often; the deck of ${size} has ${counted(copies, "copy", "copies")}.`,
};

const tables: Catalogue<TableRefusals> = {
  "tables-json": ({ detail }) =>
    `This is no file of tables: it is no JSON (${quotable(detail)}). Start from the file that “Save ours as a file” writes.`,
  "tables-large": ({ found, most }) => `The file has ${found} characters; tables have at most ${most}.`,
  "tables-foreign":
    "This is no set of tables: it has no cards, answers, aircraft, bombers, targets or points. Start from the file that “Save ours as a file” writes.",
  "tables-count": ({ cell, found, from, to }) =>
    `${cell}: there are ${found} entries; there must be ${from === to ? `exactly ${from}` : `${from} to ${to}`}.`,
  "tables-number": ({ cell, found, from, to }) =>
    `${cell}: ${found} does not fit; it must be ${from === to ? `${from}` : `a whole number from ${from} to ${to}`}.`,
  "tables-id": ({ cell, found, longest }) =>
    `${cell}: “${quotable(found)}” is no id; it must have 1 to ${longest} small letters, digits or hyphens.`,
  "tables-model": ({ cell, found }) =>
    `${cell}: “${quotable(found)}” is no miniature; write its folder and its name, as in dogfight/p-51d.`,
  "tables-text": ({ cell, found, longest }) =>
    `${cell}: “${quotable(found)}” is no name; it must have 1 to ${longest} characters, none of them a control character.`,
  "tables-unknown": ({ cell, found, known }) =>
    `${cell}: “${quotable(found)}” is unknown here; there are ${listed(known, "and")}.`,
  "tables-twice": ({ cell, found }) =>
    `${cell}: “${quotable(found)}” is there twice; each needs a name of its own.`,
  "tables-both": ({ cell, first, second }) =>
    `${cell}: ${first} and ${second} exclude each other; leave one of them out.`,
  "tables-deck": ({ cell, found, extension }) =>
    `${cell}: the copies${extension ? " with the extension" : ""} add up to ${found}; they must be 80 or 110 cards.`,
  "tables-bands": (values) => `${values.cell}: ${BANDS[values.why](values)}.`,
};

export const config = { ...setUps, ...tables };
