import { listed, quotable } from "../../../core/text.ts";
import type { Roll } from "../data/card.ts";
import type { Phase } from "../data/phases.ts";
import type { SideName } from "../data/sides.ts";
import { cardName } from "./card-name.en.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "Allies", axis: "Axis" };

const PHASES: Readonly<Record<Phase, string>> = {
  "target-bound-3": "target-bound, three turns out",
  "target-bound-2": "target-bound, two turns out",
  "target-bound-1": "target-bound, one turn out",
  "over-target": "over the target",
  "home-bound": "home-bound",
  dogfight: "dogfight",
};

export function sideName(side: SideName): string {
  return SIDES[side];
}

export function phaseName(phase: Phase): string {
  return PHASES[phase];
}

/** An aircraft in the middle of a sentence; ids of Wingmen end with a `w` behind the number. */
export function who(id: string): string {
  return id.replace(/(?<=\d)w$/, "'s Wingman");
}

/** The same at the head of a sentence, where flak may stand too. */
export function Who(id: string): string {
  return id === "flak" ? "Flak" : who(id);
}

/** `level 12 (24,000 ft)`. */
export function levelName(level: number): string {
  return `level ${level} (${level * 2},000 ft)`;
}

export function cards(list: readonly string[]): string {
  return list.length === 0 ? "no card" : listed(list.map(cardName), "and");
}

export function points(count: number): string {
  return counted(count, "point", "points");
}

export function victoryPoints(count: number): string {
  return counted(count, "victory point", "victory points");
}

/** A figure with its noun: `1 card`, `2 cards`. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

/** `(climbs 1)`, `(dives 2)` behind a VERTICAL ROLL. */
export function declared(roll: Roll | null): string {
  if (roll === null) return "";
  return roll === "climb" ? " (climbs 1)" : ` (dives ${roll})`;
}

/** Near answers as a sentence of their own. */
export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Possible: ${listed(
    near.map((one) => `“${quotable(one)}”`),
    "or",
  )}.`;
}
