import { currentMax, currentMin } from "../state/condition.ts";
import { CLIMBING, type Family, SINKING } from "./actions.ts";
import type { MoveScene } from "./scene.ts";

/** Metres between two levels (D-01). */
export const LEVEL_METRES = 50;
/** D-02: MP by which the speed may change from turn to turn. */
const SPEED_CHANGE = 2;
/** D-03: metres climbed or dived that tell on the next turn's speed. */
const ENERGY_METRES = 100;
/** D-07: MP above the dive speed at which overdiving ends. */
const OVERDIVE_SPEED = 4;
const IMMELMANN_RISE = 100;

/** From and to, in MP or metres, both allowed. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

function downToLevel(metres: number): number {
  return Math.floor(metres / LEVEL_METRES) * LEVEL_METRES;
}

/** D-03, B-01: a climb of 100 m takes an MP off the last speed, as far as the minimum; a dive of 100 m allows one more. */
function fastest({ setup, aircraft }: MoveScene, min: number): number {
  const usual = aircraft.speed + SPEED_CHANGE;
  if (!setup.options.energy) return usual;
  if (aircraft.ending.climbed >= ENERGY_METRES) return Math.max(min, aircraft.speed - 1);
  return aircraft.ending.dived >= ENERGY_METRES ? usual + 1 : usual;
}

/** D-02: the speeds, in MP, that may be set; who is too fast for damage slows to the present maximum. */
export function speedRange(scene: MoveScene): Range {
  const { setup, index, aircraft } = scene;
  const max = currentMax(setup, index, aircraft);
  const min = currentMin(setup, index, aircraft);
  const from = Math.max(min, aircraft.speed - SPEED_CHANGE);
  const to = Math.min(max, fastest(scene, min));
  return from > to ? { from: max, to: max } : { from, to };
}

/** Metres that the airframe can dive: half, down to a level, with a damaged spar (§7). */
function wholeDive({ type, aircraft }: MoveScene): number {
  return aircraft.spar ? downToLevel(type.dive / 2) : type.dive;
}

/** 4.5b: metres that may be dived at a speed (MP) without overdiving; B-05: 50 at least for a glider. */
export function allowedDive(scene: MoveScene, speed: number): number {
  const allowed = wholeDive(scene) - 100 * Math.max(0, speed - scene.type.diveSpeed);
  return Math.max(downToLevel(allowed), scene.aircraft.gliding ? LEVEL_METRES : 0);
}

/** D-07: metres that may be dived at a speed (MP) at the risk of the wings; B-06: nobody dives deeper than the ground. */
export function deepestDive(scene: MoveScene, speed: number): number {
  const { aircraft, type } = scene;
  const over = !aircraft.spar && speed <= type.diveSpeed + OVERDIVE_SPEED ? 2 * type.dive : 0;
  return Math.min(Math.max(allowedDive(scene, speed), downToLevel(over)), aircraft.altitude);
}

/** Why nothing can be climbed, or null. */
export type ClimbBar = "elevator" | "gliding" | "ceiling";

/** What forbids every climb, an Immelmann's too (§7, D-08, D-04). */
export function climbBar({ aircraft, type }: MoveScene): ClimbBar | null {
  if (aircraft.elevator) return "elevator";
  if (aircraft.gliding) return "gliding";
  return aircraft.altitude + LEVEL_METRES > type.ceiling ? "ceiling" : null;
}

/** 4.10d: 50 m less when loaded, 50 m at least; D-04: half of that above two thirds of the ceiling. */
function climbRate({ type, aircraft }: MoveScene): number {
  const most = downToLevel(type.climb);
  const loaded = aircraft.bombs ? Math.max(LEVEL_METRES, most - LEVEL_METRES) : most;
  const thin = 3 * aircraft.altitude > 2 * type.ceiling;
  return thin ? Math.max(LEVEL_METRES, downToLevel(loaded / 2)) : loaded;
}

/** D-04: metres that may be climbed, besides an Immelmann's `rise`; never above the ceiling. */
export function allowedClimb(scene: MoveScene, rise = 0): number {
  if (climbBar(scene)) return 0;
  const room = downToLevel(scene.type.ceiling - scene.aircraft.altitude - rise);
  return Math.max(0, Math.min(climbRate(scene), room));
}

/** §8: three quarters of the type's maximum, and room below the ceiling. */
export function mayImmelmann(scene: MoveScene, speed: number): boolean {
  const { aircraft, type } = scene;
  if (climbBar(scene) || aircraft.altitude + IMMELMANN_RISE > type.ceiling) return false;
  return 4 * speed >= 3 * type.max;
}

/** The climbs and dives that may end a move, in metres; level flight where `level`. */
export interface Heights {
  readonly climb: number;
  readonly level: boolean;
  readonly dive: number;
}

/**
 * What may be climbed or dived at a speed (MP) with a maneuver of a family, once a hex has been entered or not (4.5c).
 * D-06 and §8: a maneuver that sinks goes with no climb, one that climbs with no dive; D-08: a glider sinks.
 */
export function heightsOf(scene: MoveScene, speed: number, family: Family, entered: boolean): Heights {
  return {
    climb: family === SINKING ? 0 : allowedClimb(scene, family === CLIMBING ? IMMELMANN_RISE : 0),
    level: !scene.aircraft.gliding || family === SINKING,
    dive: entered && family !== CLIMBING ? deepestDive(scene, speed) : 0,
  };
}

/** How many choices of altitude `heightsOf` leaves. */
export function heightCount({ climb, level, dive }: Heights): number {
  return climb / LEVEL_METRES + (level ? 1 : 0) + dive / LEVEL_METRES;
}

/** The choice of altitude by its number, in metres: level, then climbs, then dives. */
export function heightAt({ climb, level }: Heights, choice: number): number {
  const at = level ? choice : choice + 1;
  const climbs = climb / LEVEL_METRES;
  return at <= climbs ? at * LEVEL_METRES : (climbs - at) * LEVEL_METRES;
}

/** Whether an altitude change of so many metres is among them. */
export function allowsHeight({ climb, level, dive }: Heights, metres: number): boolean {
  if (metres % LEVEL_METRES !== 0) return false;
  if (metres === 0) return level;
  return metres > 0 ? metres <= climb : -metres <= dive;
}
