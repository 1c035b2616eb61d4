import { hexAhead } from "../../../../core/geometry/hex.ts";
import type { Schedule } from "../../data/tables.ts";
import { exitOf } from "../../rules/setup/front.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import { currentSchedule } from "../../rules/state/condition.ts";
import type { Aircraft } from "../../rules/state/state.ts";

/** Hexes straight ahead that an aircraft needs to be sure that it can turn away from an edge. */
const NEEDED: Readonly<Record<Schedule, number>> = { E: 1, D: 1, C: 2, B: 2, A: 3, F: 5, G: 6 };
/** Hexes looked ahead. */
const FARTHEST = 9;
/** Hexes of room that are enough for everybody. */
const EASY = 3;

/** Hexes that an aircraft has to spare before it must turn away from an edge; below 0 it can hardly stay. At most 3. */
export function slackOf(setup: Setup, index: number, aircraft: Aircraft, mayGoHome: boolean): number {
  const needed = NEEDED[currentSchedule(setup, index, aircraft)];
  const { straightFirst, hexsides } = aircraft.ending;
  const held = straightFirst || hexsides >= 3 ? 1 : 0;
  const side = setup.airframes[index]?.side ?? 0;
  for (let steps = 1; steps <= Math.min(FARTHEST, needed + held + EASY); steps++) {
    const exit = exitOf(setup, side, hexAhead(aircraft.hex, aircraft.facing, steps));
    if (exit === "home" && mayGoHome) return EASY;
    if (exit) return steps - 1 - needed - held;
  }
  return EASY;
}
