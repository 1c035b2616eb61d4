import { itemAt } from "../../../../core/item-at.ts";
import type { AircraftType } from "../../data/tables.ts";
import { typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { currentSchedule, pilotOf } from "../state/condition.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** 4.2a: metres for one point of initiative; only whole ones count. */
const ALTITUDE_STEP = 200;
/** 4.2d: from this date on the 1½ Strutter and the Nieuport 12 are two-seaters like others. */
const LATE = "1916-11-01";

/** What an aircraft adds to its roll; `total` is their sum. */
export interface InitiativeModifiers {
  readonly altitude: number;
  readonly ace: number;
  readonly novice: number;
  readonly twoSeater: number;
  readonly schedule: number;
  readonly total: number;
}

/** Which class an aircraft moves in: balloons, gliders and G aircraft before all others (4.2f). */
export type MoveClass = "balloon" | "glider" | "bomber" | "initiative";

export function classOf(setup: Setup, index: number, one: Aircraft): MoveClass {
  if (setup.airframes[index]?.balloon) return "balloon";
  if (one.gliding) return "glider";
  return typeOf(setup, index).schedule === "G" ? "bomber" : "initiative";
}

/** 4.2b, A-02: the lowest altitude of all that roll, in metres; undefined when nobody does. */
export function lowestAltitude({ setup, aircraft }: Board): number | undefined {
  let lowest: number | undefined;
  aircraft.forEach((one, index) => {
    if (one.status !== "flying" || classOf(setup, index, one) !== "initiative") return;
    if (lowest === undefined || one.altitude < lowest) lowest = one.altitude;
  });
  return lowest;
}

/** 4.2d: the second seat costs a point, but for the nimble two-seaters. */
function paysForSeats({ seats, flags }: AircraftType, date: string): boolean {
  if (seats < 2 || flags.includes("fast-two-seater")) return false;
  return !(flags.includes("fast-two-seater-1916") && date < LATE);
}

/** 4.2a–d: the modifiers of an aircraft's own roll, and of a group's, whose foremost aircraft it is (4.4g). */
export function initiativeModifiers(
  board: Board,
  index: number,
  lowest = lowestAltitude(board),
): InitiativeModifiers {
  const { setup } = board;
  const one = itemAt(board.aircraft, index);
  const pilot = pilotOf(setup, index, one);
  const above = Math.max(0, one.altitude - (lowest ?? one.altitude));
  const altitude = Math.floor(above / ALTITUDE_STEP);
  const ace = pilot?.ace ?? 0;
  const novice = pilot?.novice ? -1 : 0;
  const twoSeater = paysForSeats(typeOf(setup, index), setup.date) ? -1 : 0;
  const schedule = currentSchedule(setup, index, one) === "F" ? -2 : 0;
  const total = altitude + ace + novice + twoSeater + schedule;
  return { altitude, ace, novice, twoSeater, schedule, total };
}
