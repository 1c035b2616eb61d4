import type { Maneuver, Schedule, Tables } from "../../data/tables.ts";
import { tablesOf } from "../setup/roster.ts";
import { currentSchedule } from "../state/condition.ts";
import type { MoveScene } from "./scene.ts";

/** Steps of the schedule on which a maneuver's price rises: E none, A four (§8). */
const DEARER: Readonly<Record<Schedule, number>> = { E: 0, D: 1, C: 2, B: 3, A: 4, F: 4, G: 4 };

/** MP for the first, second and third hexside in a hex (5.1), with the schedule in force. */
export function turnPrices({ setup, index, aircraft }: MoveScene): readonly number[] {
  return tablesOf(setup).schedules[currentSchedule(setup, index, aircraft)];
}

/** MP for the n-th hexside in a hex, n from 1; undefined where the schedule can't (5.1). */
export function dearness(scene: MoveScene, hexside: number): number | undefined {
  return turnPrices(scene)[hexside - 1];
}

/** MP for a special maneuver on a schedule: the table's, and what the schedule adds (§8). */
export function maneuverPriceBy(tables: Tables, schedule: Schedule, maneuver: Maneuver): number {
  return tables.maneuvers[maneuver] + DEARER[schedule];
}

/** MP for a special maneuver of this mover, whether it may fly it or not. */
export function maneuverPrice({ setup, index, aircraft }: MoveScene, maneuver: Maneuver): number {
  return maneuverPriceBy(tablesOf(setup), currentSchedule(setup, index, aircraft), maneuver);
}
