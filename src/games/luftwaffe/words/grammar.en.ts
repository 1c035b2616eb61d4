import { listed, quotable } from "../../../core/text.ts";
import type { Strength } from "../data/types.ts";
import { monthOf, typeName } from "./names.ts";
import { factorsIn } from "./told-factors.ts";

/** A figure with its noun: `1 target`, `2 targets`. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

export function units(ids: readonly string[]): string {
  if (ids.length === 0) return "nobody";
  return listed(
    ids.map((id) => quotable(id)),
    "and",
  );
}

/** `91BG 2, 303BG 1` in words. */
export function withFactors(told: readonly string[]): string {
  if (told.length === 0) return "nobody";
  return listed(
    told.map((one) => `${factorsIn(one)[1]} of ${quotable(factorsIn(one)[0])}`),
    "and",
  );
}

/** Factors by type in words: `12 P-51`. */
export function strengths(all: readonly Strength[]): string {
  if (all.length === 0) return "nobody";
  return listed(
    all.map(({ type, factors }) => `${factors} ${typeName(type)}`),
    "and",
  );
}

const MONTHS = ["January", "April", "July", "October"];

export function quarterName(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${MONTHS[(month - 1) / 3] ?? ""} ${year}`;
}

const SIDES: Readonly<Record<string, string>> = { american: "The Americans", german: "The Germans" };

export function sideName(side: string): string {
  return SIDES[side] ?? quotable(side);
}

/** What a volley is fired at. */
const TARGETS: Readonly<Record<string, string>> = { bombers: "the bombers", fighters: "the fighters" };

export function aimName(at: string, other: (at: string) => string): string {
  return TARGETS[at] ?? other(at);
}

/** On what a die succeeds. */
export function needed(face: number): string {
  if (face <= 0) return "no die";
  if (face >= 6) return "any die";
  return face === 1 ? "a 1" : `${face} or less`;
}

/** Near answers as a sentence of their own. */
export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Possible: ${listed(
    near.map((one) => `“${quotable(one)}”`),
    "or",
  )}.`;
}

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "Aircraft factories",
  oil: "Oil",
  armaments: "Armaments",
  "ball-bearings": "Ball bearings",
  chemicals: "Chemicals",
  steel: "Steel",
  rail: "Rail centers",
  shipping: "Shipping",
  transportation: "Transportation centers",
};

export function complexName(complex: string): string {
  return COMPLEXES[complex] ?? quotable(complex);
}

const SHORT_MONTHS = ["Jan", "Apr", "Jul", "Oct"];

/** A quarter in a few letters, for an axis. */
export function shortQuarter(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${SHORT_MONTHS[(month - 1) / 3] ?? ""} ${year.slice(2)}`;
}
