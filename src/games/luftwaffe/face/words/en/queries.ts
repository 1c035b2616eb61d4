import { listed, quotable } from "../../../../../core/text.ts";
import { compassName } from "../../../../../face/queries/compass.en.ts";
import type { Strength } from "../../../data/types.ts";
import type { Role } from "../../../rules/view/formations.ts";
import { complexName, counted, quarterName, strengths, units } from "../../../words/grammar.en.ts";
import { placeName } from "../../../words/names.ts";
import type { Range, Reached } from "../query-values.ts";
import { words as task } from "./task.ts";

const ROLES: Readonly<Record<Role, string>> = {
  bombers: "bombers",
  escort: "close escort",
  fighters: "fighters",
};

const REACHED: Readonly<Record<Reached, string>> = {
  possible: "possible this turn",
  far: "too far this turn",
  moved: "none, moved already",
  grounded: "none, not ready to take off",
};

function hexes(figure: number): string {
  return counted(figure, "hex", "hexes");
}

function range({ hexes: far, way }: Range): string {
  return way === null ? "in the same hex" : `${hexes(far)} to the ${compassName(way)}`;
}

function turnsLeft(turns: number): string {
  return turns > 0 ? `, ${counted(turns, "turn", "turns")} left in the air` : "";
}

/** What is told of a campaign to who asks, in English. */
export const words = {
  ...task,
  "columns.range": "range",
  "columns.hex": "at",
  "columns.role": "as",
  "columns.strength": "strength",
  "columns.turns": "fuel",
  "columns.mine": "your reach",
  "columns.theirs": "its reach",
  "contact.range": range,
  "contact.role": ({ role }: { role: Role }) => ROLES[role],
  "contact.strength": ({ strengths: all }: { strengths: readonly Strength[] }) => strengths(all),
  "contact.turns": ({ turns }: { turns: number }) => counted(turns, "turn", "turns"),
  "contact.reached": ({ reached }: { reached: Reached }) => REACHED[reached],
  "names.raids": "raids raid formations formation",
  "tells.raids": "all formations in the air; with the name of one, its units and who can reach it",
  "raid.none": "Nobody is in the air.",
  "raid.one": (one: {
    id: string;
    hex: string;
    role: Role;
    strengths: readonly Strength[];
    groups: number;
    turns: number;
  }) =>
    `${one.id} is at ${one.hex}, ${ROLES[one.role]}, ${strengths(one.strengths)} in ${counted(one.groups, "unit", "units")}${turnsLeft(one.turns)}.`,
  "raid.units": ({ units: all }: { units: readonly string[] }) => `Its units: ${units(all)}.`,
  "raid.line": ({ american }: { american: boolean }): string =>
    american ? "It is on the American side of the R line." : "It is on the German side of the R line.",
  "raid.target": ({ target, at, bombed, ...far }: Range & { target: string; at: string; bombed: boolean }) =>
    bombed
      ? `${placeName(target)} has been bombed by it.`
      : `Its target is ${placeName(target)} at ${at}, ${range(far)}.`,
  "raid.nearest": ({ near }: { near: readonly { readonly target: string; readonly hexes: number }[] }) =>
    near.length === 0
      ? "No target is left."
      : `Nearest to it: ${listed(
          near.map(({ target, hexes: far }) =>
            far === 0 ? `${placeName(target)} below it` : `${placeName(target)} in ${hexes(far)}`,
          ),
          "and",
        )}.`,
  "raid.reached": ({ id, by }: { id: string; by: readonly string[] }) =>
    by.length === 0
      ? `No enemy can reach ${id} this turn.`
      : `${listed(
          by.map((one) => quotable(one)),
          "and",
        )} can reach ${id} this turn (LW-60).`,
  "about.meets": ({ id, formations }: { id: string; formations: readonly string[] }) =>
    formations.length === 0
      ? `${id} can reach no enemy this turn.`
      : `${id} can reach ${listed(
          formations.map((one) => quotable(one)),
          "and",
        )} this turn.`,
  "about.base": ({ base, hex }: { base: string; hex: string }) => `It is on ${placeName(base)} at ${hex}.`,
  "about.start": (one: { id: string; may: boolean; stays: boolean; ready: number }) => {
    if (one.may) return `${one.id} may take off (LW-65).`;
    return one.stays
      ? `${one.id} stays on the ground.`
      : `${one.id} may take off from turn ${one.ready} (LW-65).`;
  },
  "about.landing": ({ base, at, ...far }: Range & { base: string; at: string }) =>
    `The nearest base with room is ${placeName(base)} at ${at}, ${range(far)}.`,
  "about.home": ({ at, ...far }: Range & { at: string }) =>
    `The nearest hex of its own lines is ${at}, ${range(far)}.`,
  "about.waiting": ({ units: all }: { units: readonly string[] }) =>
    `${units(all)} may enter at any hex of their lines (LW-32).`,
  "about.moves": ({ id, most }: { id: string; most: number }) =>
    `${id} may fly up to ${hexes(most)} this turn (LW-60).`,
  "about.moved": ({ id }: { id: string }) => `${id} has moved this turn.`,
  "names.hex": "hex square place",
  "tells.hex": "what is in a hex, as in ? hex 1819",
  "hex.unknown": ({ name }: { name: string }) =>
    name === ""
      ? "Which hex? ? hex 1819 tells what is in 1819."
      : `There is no hex “${quotable(name)}”: they have two digits for the column and two for the row, as 1819.`,
  "hex.where": ({ hex, where }: { hex: string; where: "swiss" | "american" | "german" }) => {
    if (where === "swiss") return `${hex} lies in Switzerland, which nobody enters (LW-33).`;
    return `${hex} lies on the ${where === "american" ? "American" : "German"} side of the R line.`;
  },
  "hex.formation": (one: { id: string; role: Role; strengths: readonly Strength[] }) =>
    `${one.id} is there, ${ROLES[one.role]}, ${strengths(one.strengths)}.`,
  "place.from": ({ id, at, ...far }: Range & { id: string; at: string }) =>
    far.way === null ? `It is where ${id} is.` : `It is ${range(far)} of ${id}, which is at ${at}.`,
  "place.target": (one: { target: string; hex: string; complex: string; bombed: boolean }) =>
    `${placeName(one.target)} at ${one.hex}, ${complexName(one.complex)}, ${one.bombed ? "bombed" : "standing"}.`,
  "place.base": (one: {
    base: string;
    hex: string;
    units: readonly string[];
    room: number;
    usable: boolean;
  }) =>
    `Base ${placeName(one.base)} at ${one.hex}: ${one.units.length} of ${counted(one.room, "unit", "units")}${one.units.length > 0 ? `, ${units(one.units)}` : ""}${one.usable ? "" : ", out of use"}.`,
  "place.complex": ({ complex, standing, of }: { complex: string; standing: number; of: number }) =>
    `${complexName(complex)}: ${standing} of ${of} stand.`,
  "place.no-base": "No unit is on a base.",
  "names.targets": "targets target sites site industry",
  "tells.targets": "how many targets of each complex stand; with the name of one, whether it does",
  "names.bases": "bases base airfields",
  "tells.bases": "the bases on which units stand; with the name of one, that base",
  "names.time": "time turn quarter",
  "tells.time": "the quarter, the turn of the raid and what is left of both",
  "time.turn": ({ turn, of }: { turn: number; of: number }) =>
    `Turn ${turn} of ${of} of the raid; ${turn < of ? `${counted(of - turn, "turn", "turns")} after this` : "the last turn"}.`,
  "time.quarter": ({ quarter, left, raid }: { quarter: number; left: number; raid: boolean }) =>
    raid
      ? `A single raid in the quarter from ${quarterName(quarter)}.`
      : `The quarter from ${quarterName(quarter)}; ${left > 0 ? `${counted(left, "quarter", "quarters")} after this` : "the last quarter"}.`,
  "names.score": "score result",
  "tells.score": "what your side is to do, and how far it has come",
};
