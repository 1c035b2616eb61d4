import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { ConfigRefusals, NameFault, Need } from "../../data/refusals.ts";

const NAMES: Readonly<Record<NameFault, string>> = {
  letters: "a name has 1 to 16 letters (A to Z), digits or hyphens",
  reserved: "that word means something else in this game; choose another",
  twice: "something else has this name already; capitals make no difference",
  mat: "the name of a mat has 1 to 40 small letters, digits or hyphens",
  model: "the name of a model has 1 to 40 small letters, digits or hyphens",
};

const SIDES: Readonly<Record<string, string>> = { allied: "the Allies", german: "the Germans" };

const ERRANDS: Readonly<Record<string, string>> = {
  bomb: "bomb",
  photo: "photograph",
  spot: "spot for the guns",
  road: "strafe",
};

const GUNS: Readonly<Record<string, string>> = { MG: "machine gun", AA: "anti-aircraft gun" };

type Limits = { readonly from: number; readonly to: number };

function many({ from, to }: Limits): string {
  return from === to ? `exactly ${from}` : `${from} to ${to}`;
}

const NEEDS: Readonly<Record<Need, (limits: Limits) => string>> = {
  whole: ({ from, to }) => `it must be a whole number from ${from} to ${to}`,
  fifties: ({ from, to }) => `it must be metres in steps of 50, from ${from} to ${to}`,
  count: (limits) => `there must be ${many(limits)}`,
  cell: () => "it must be a number of points, with a star where it is a critical hit too, as in 4 or 9*",
  ascending: ({ from }) => `it must be more than the one before, ${from}`,
  rising: ({ from }) => `it can't be less than the one before, ${from}`,
  id: ({ from, to }) => `it must have ${from} to ${to} small letters, digits or hyphens`,
  text: ({ from, to }) => `it must have ${from} to ${to} characters`,
  month: () => "it must be a month such as 1917-04",
  twice: () => "it is there twice; each needs a name of its own",
  "roll-twice": () => "this roll is there twice",
  barrels: () =>
    "column A has the barrels left and right, column B vickers and lewis, columns C and D one called gun",
};

export const config: Catalogue<ConfigRefusals & { "throw.hide": { kind: string } }> = {
  "config-scenario": ({ path, found, known }) =>
    `${path}: there is no scenario “${quotable(found)}”; there are ${listed(known, "and")}.`,
  "config-mixed": ({ path, found }) =>
    `${path}: a named scenario is whole; leave out ${listed(
      found.map((name) => quotable(name)),
      "and",
    )} (only options, tables and, in a single battle, seats may stand beside it).`,
  "config-missing": ({ path }) => `${path}: a set-up needs the name of a scenario or a list of aircraft.`,
  "config-number": ({ path, found, from, to, step }) =>
    `${path}: ${found} does not fit; it must be ${step === 1 ? "a whole number" : `a multiple of ${step}`} from ${from} to ${to}.`,
  "config-count": ({ path, found, from, to }) =>
    `${path}: there are ${found}; there must be ${from} to ${to}.`,
  "config-id": ({ path, found, why }) => `${path}: “${quotable(found)}”: ${NAMES[why]}.`,
  "config-text": ({ path, longest }) =>
    `${path}: a name has at most ${longest} characters and no control characters.`,
  "config-date": ({ path, found }) =>
    `${path}: “${quotable(found)}” is no day of the war in the air; write one from 1914 to 1918 as 1917-04-13.`,
  "config-type": ({ path, found, known }) =>
    `${path}: there is no type “${quotable(found)}” in these tables; the nearest names are ${listed(known, "and")}.`,
  "config-hex": ({ path, found, label, last }) =>
    label
      ? `${path}: hex ${quotable(found)} is not on the board, which ends with ${last}.`
      : `${path}: “${quotable(found)}” is no hex; write two digits for its column and two for its row, from 0101 to ${last}.`,
  "config-place": ({ path, first, second, hex, altitude }) =>
    `${path}: ${first} and ${second} are both in hex ${hex}${altitude === null ? "" : ` at ${altitude} m`}; move one of them.`,
  "config-altitude": ({ path, found, from, to, type }) =>
    `${path}: ${found} m does not fit the ${type}; it begins at ${from} to ${to} m, in steps of 50.`,
  "config-speed": ({ path, found, from, to, type, bombs }) =>
    `${path}: ${found} MP does not fit the ${type}${bombs ? " with bombs" : ""}; it begins with a whole speed from ${from} to ${to}.`,
  "config-crew": ({ path, found, seats, type }) =>
    `${path}: ${found} men are too many; the ${type} seats ${seats}.`,
  "config-novice": ({ path, found, ace }) =>
    `${path}: a man with ${found} kills is an ace and no novice; a novice has fewer than ${ace}.`,
  "config-bombs": ({ path, type }) => `${path}: the ${type} can't carry bombs.`,
  "config-sides": ({ path, side }) => `${path}: ${SIDES[side] ?? side} have no aircraft and no balloon.`,
  "config-nobody": ({ path }) => `${path}: there are only balloons; at least one aircraft must fly.`,
  "config-player": ({ path, player }) =>
    `${path}: ${quotable(player)} plays for both sides; a player has one side only.`,
  "config-front": ({ path, why, column, columns }) => {
    if (why === "length")
      return `${path}: the list has ${column} rows; it needs one for each of the ${columns} columns.`;
    if (why === "leap") return `${path}: in column ${column} the line leaps; it may step one row at most.`;
    return `${path}: in column ${column} there is no no-man's land; the Allied row must be at least 2 more than the German.`;
  },
  "config-no-front": ({ path }) => `${path}: a trench is a target only where there is a front.`,
  "config-turns": ({ path }) =>
    `${path}: the goal points needs a number of turns, or the match would not end.`,
  "config-no-hexes": ({ path, kind }) =>
    `${path}: a target to ${ERRANDS[kind] ?? kind} needs at least one hex.`,
  "tables-cell": ({ cell, found, needs, from, to }) =>
    `${cell}: “${quotable(found)}” does not fit; ${NEEDS[needs]({ from, to })}.`,
  "tables-json": ({ detail }) => `The file is no JSON (${quotable(detail)}); start from our own tables.`,
  "tables-large": ({ found, most }) =>
    `The file has ${found} characters; a set of tables has at most ${most}.`,
  "throw.hide": ({ kind }) => `Where a hidden ${GUNS[kind] ?? kind} lies`,
};
