import type { Maneuver } from "../../data/tables.ts";
import type { Step, Way } from "../grammar/order.ts";

/** What a maneuver does to the altitude: none flown, flown and level, sinking, or climbing. */
export const NONE = 0;
const LEVEL = 1;
export const SINKING = 2;
export const CLIMBING = 3;
export type Family = typeof NONE | typeof LEVEL | typeof SINKING | typeof CLIMBING;
export const FAMILIES: readonly Family[] = [NONE, LEVEL, SINKING, CLIMBING];

/** One kind of step, as the automaton counts and flies it. */
export interface Action {
  /** How it is written. */
  readonly token: string;
  readonly step: Step;
  readonly maneuver: Maneuver | null;
  readonly family: Family;
  /** Whether a hex is entered: dives may start then (4.5c, D-05, B-03), hexsides are counted anew. */
  readonly enters: boolean;
  /** Metres that a maneuver climbs (§8). */
  readonly rise: number;
}

function plain(token: string, step: Step, enters = false): Action {
  return { token, step, maneuver: null, family: NONE, enters, rise: 0 };
}

function flown(maneuver: Maneuver, rise: number, way?: Way): Action {
  const token = way ? `${maneuver}-${way === "L" ? "left" : "right"}` : maneuver;
  const step: Step = way ? { do: "maneuver", maneuver, way } : { do: "maneuver", maneuver };
  const family = rise === 0 ? LEVEL : rise < 0 ? SINKING : CLIMBING;
  return { token, step, maneuver, family, enters: way !== undefined, rise };
}

export const AHEAD = 0;
export const LEFT = 1;
export const RIGHT = 2;
export const BOMB = 11;
/** The maneuvers lie between. */
export const FIRST_MANEUVER = 3;

/** Every kind of step by its number; altitudes of maneuvers as in §8. */
export const ACTIONS: readonly Action[] = [
  plain("F", { do: "F" }, true),
  plain("L", { do: "L" }),
  plain("R", { do: "R" }),
  flown("sideslip", -50, "L"),
  flown("sideslip", -50, "R"),
  flown("barrel-roll", 0, "L"),
  flown("barrel-roll", 0, "R"),
  flown("immelmann", 100),
  flown("split-s", -150),
  flown("loop", 0),
  flown("falling-leaf", -100),
  plain("bomb", { do: "bomb" }),
];

export const IMMELMANN = 7;

const BY_TOKEN: ReadonlyMap<string, number> = new Map(
  ACTIONS.map(({ token }, action) => [token.toLowerCase(), action]),
);

/** The number of a written word, in small letters; undefined for no step. */
export function actionNamed(word: string): number | undefined {
  return BY_TOKEN.get(word);
}

function sameManeuver(a: Step, b: Step): boolean {
  return a.do === "maneuver" && b.do === "maneuver" && a.maneuver === b.maneuver && a.way === b.way;
}

/** The number of a step of an order. */
export function actionOf(step: Step): number {
  if (step.do === "F") return AHEAD;
  if (step.do === "L") return LEFT;
  if (step.do === "R") return RIGHT;
  if (step.do === "bomb") return BOMB;
  return ACTIONS.findIndex(({ step: own }) => sameManeuver(own, step));
}
