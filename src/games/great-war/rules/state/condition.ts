import type { Flag, Schedule } from "../../data/tables.ts";
import { typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import type { Aircraft } from "./state.ts";

/** The man who flies (4.2c): a place in the crew, his rank as an ace (4.10r), and whether he counts as a novice. */
export interface Pilot {
  readonly man: number;
  /** 0 for fewer than 5 kills, 1 for an ace, 2 for a double ace of 20 and more. */
  readonly ace: 0 | 1 | 2;
  readonly novice: boolean;
}

export const ACE_KILLS = 5;
const DOUBLE_ACE = 20;

/** 0, 1 or 2 by whole kills before the match: ace from 5, double ace from 20 (4.2a, A-06, A-47). */
export function aceLevel(kills: number): 0 | 1 | 2 {
  if (kills >= DOUBLE_ACE) return 2;
  return kills >= ACE_KILLS ? 1 : 0;
}

/** Whether a special rule goes with a type. */
export function hasFlag(setup: Setup, index: number, flag: Flag): boolean {
  return typeOf(setup, index).flags.includes(flag);
}

/** Who flies, as a place in the crew: the pilot, at dual controls a fit observer (4.9q, A-44), or nobody. */
export function flierOf(setup: Setup, index: number, aircraft: Aircraft): number | null {
  const health = aircraft.crew[0]?.health;
  if (health === "fit" || health === "wounded") return 0;
  if (!hasFlag(setup, index, "dual-control")) return null;
  const observer = aircraft.crew.findIndex((man, place) => place > 0 && man.health === "fit");
  return observer < 0 ? null : observer;
}

/** Who flies and what he counts as: an observer at the controls is a novice (4.9r). Null for balloons too. */
export function pilotOf(setup: Setup, index: number, aircraft: Aircraft): Pilot | null {
  const man = flierOf(setup, index, aircraft);
  if (man === null) return null;
  if (man > 0) return { man, ace: 0, novice: true };
  const pilot = setup.airframes[index]?.crew[0];
  return { man, ace: aceLevel(pilot?.kills ?? 0), novice: pilot?.novice ?? false };
}

/** Whether an observer flies instead of the pilot (4.9r). */
export function observerFlies(setup: Setup, index: number, aircraft: Aircraft): boolean {
  return (flierOf(setup, index, aircraft) ?? 0) > 0;
}

/** Whether the pilot flies with a serious wound (§7). */
export function pilotWounded(aircraft: Aircraft): boolean {
  return aircraft.crew[0]?.health === "wounded";
}

/** Whether engine and fuel drive it: the opposite of gliding (D-08). */
export function powered(aircraft: Aircraft): boolean {
  return !aircraft.gliding;
}

/** Carries bombs (4.10a). */
export function isLoaded(aircraft: Aircraft): boolean {
  return aircraft.bombs;
}

/** Maximum speed in MP with a running engine: damage, then one less when loaded (4.8b, 4.8c, 4.10a). */
export function poweredMax(setup: Setup, index: number, aircraft: Aircraft): number {
  return typeOf(setup, index).max - aircraft.engineLoss - (aircraft.bombs ? 1 : 0);
}

/** Maximum speed in MP as it is now; half of the type's, rounded up, when it glides (D-08). At least 1. */
export function currentMax(setup: Setup, index: number, aircraft: Aircraft): number {
  const max = aircraft.gliding
    ? Math.ceil(typeOf(setup, index).max / 2) - (aircraft.bombs ? 1 : 0)
    : poweredMax(setup, index, aircraft);
  return Math.max(1, max);
}

/** Minimum speed in MP; where the maximum is lower still, that. */
export function currentMin(setup: Setup, index: number, aircraft: Aircraft): number {
  return Math.min(typeOf(setup, index).min, currentMax(setup, index, aircraft));
}

/** D-12: one step worse; A, F and G stay. */
const WORSE: Readonly<Record<Schedule, Schedule>> = {
  E: "D",
  D: "C",
  C: "B",
  B: "A",
  A: "A",
  F: "F",
  G: "G",
};

/** 4.10b, A-21: as `WORSE`, but a loaded B stays. */
function loadedSchedule(schedule: Schedule): Schedule {
  return schedule === "B" ? schedule : WORSE[schedule];
}

/** The schedule in force: A under an observer (4.9r), worse for bombs on a fighter (4.10b) and for a wound (D-12). */
export function currentSchedule(setup: Setup, index: number, aircraft: Aircraft): Schedule {
  if (observerFlies(setup, index, aircraft)) return "A";
  const { schedule, flags } = typeOf(setup, index);
  const carried = aircraft.bombs && flags.includes("fighter") ? loadedSchedule(schedule) : schedule;
  return pilotWounded(aircraft) ? WORSE[carried] : carried;
}

/** A schedule as a number for rows and sums: E 5 to A 1; F counts as A when tailed, G too (4.4c, A-24). */
export function scheduleNumber(schedule: Schedule): number {
  const letters: Readonly<Record<Schedule, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 1, G: 1 };
  return letters[schedule];
}

/** The modifier to attacks on it (4.9t); never better than 0 when loaded (4.10c). */
export function currentSilhouette(setup: Setup, index: number, aircraft: Aircraft): number {
  const { silhouette } = typeOf(setup, index);
  return isLoaded(aircraft) ? Math.max(0, silhouette) : silhouette;
}

/** Why an aircraft may fly no special maneuvers, or null when it may (4.5g, §8, 4.9r). */
export type ManeuverBar = "option" | "schedule" | "loaded" | "wounded" | "spar" | "seats" | "observer";

const MANEUVERING: readonly Schedule[] = ["B", "C", "D", "E"];

/** What keeps it from special maneuvers: §8's list. Two-seaters: only those that always count as fast may. */
export function maneuverBar(setup: Setup, index: number, aircraft: Aircraft): ManeuverBar | null {
  const { schedule, seats, flags } = typeOf(setup, index);
  if (!setup.options.maneuvers) return "option";
  if (seats > 1 && !flags.includes("fast-two-seater")) return "seats";
  if (!MANEUVERING.includes(schedule)) return "schedule";
  if (observerFlies(setup, index, aircraft)) return "observer";
  if (pilotWounded(aircraft)) return "wounded";
  if (aircraft.spar) return "spar";
  return aircraft.bombs ? "loaded" : null;
}

/** Whether it may fly special maneuvers (4.5g). */
export function mayManeuver(setup: Setup, index: number, aircraft: Aircraft): boolean {
  return maneuverBar(setup, index, aircraft) === null;
}
