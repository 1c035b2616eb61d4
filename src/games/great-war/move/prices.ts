import { currentSchedule, mayManeuver } from "../condition.ts";
import { tablesOf } from "../roster.ts";
import type { Setup } from "../setup.ts";
import type { Aircraft } from "../state.ts";
import { MANEUVERS, type Maneuver, type Schedule } from "../tables/tables.ts";
import { mayImmelmann } from "./limits.ts";
import type { MoveScene } from "./scene.ts";

/** Steps of the schedule on which a maneuver's price rises: E none, A four (§8). */
const DEARER: Readonly<Record<Schedule, number>> = { E: 0, D: 1, C: 2, B: 3, A: 4, F: 4, G: 4 };

/** MP for the first, second and third hexside in a hex (5.1), with the schedule in force. */
export function turnPrices(setup: Setup, index: number, aircraft: Aircraft): readonly number[] {
  return tablesOf(setup).schedules[currentSchedule(setup, index, aircraft)];
}

/** MP for the n-th hexside in a hex, n from 1; undefined where the schedule can't (5.1). */
export function dearness({ setup, index, aircraft }: MoveScene, hexside: number): number | undefined {
  return turnPrices(setup, index, aircraft)[hexside - 1];
}

/** MP for a special maneuver: the table's and what the schedule adds (§8). */
export function maneuverPrice({ setup, index, aircraft }: MoveScene, maneuver: Maneuver): number {
  return tablesOf(setup).maneuvers[maneuver] + DEARER[currentSchedule(setup, index, aircraft)];
}

/** The maneuvers that may be flown at a speed in MP (4.5g, §8). */
export function maneuversAt(scene: MoveScene, speed: number): readonly Maneuver[] {
  if (!mayManeuver(scene.setup, scene.index, scene.aircraft)) return [];
  if (mayImmelmann(scene, speed)) return MANEUVERS;
  return MANEUVERS.filter((maneuver) => maneuver !== "immelmann");
}
