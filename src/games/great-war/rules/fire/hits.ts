import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import type { Setup } from "../setup/setup.ts";
import { aircraftWith } from "../state/changed.ts";
import type { Aircraft, ManState } from "../state/state.ts";

/** What strikes an aircraft: from the air or the ground, by which aircraft, and whose dice are thrown. */
interface Blow {
  readonly source: "air" | "ground";
  /** The aircraft that fires, or null for guns on the ground. */
  readonly by: number | null;
  /** The side that throws the dice. */
  readonly side: string;
}

/** One aircraft under fire: as the phase began (`before`) and as it is now. */
export interface Struck {
  readonly setup: Setup;
  readonly turn: number;
  readonly index: number;
  readonly before: Aircraft;
  readonly now: Aircraft;
  readonly blow: Blow;
}

/** What became of the aircraft, and what is told. */
export interface Effect {
  readonly aircraft: Aircraft;
  readonly events: readonly GameEvent[];
}

/** One critical hit's own rule. */
export type Rule = (struck: Struck, number: number, dice: Dice) => Effect;

/** An aircraft with more damage (D-11). */
export function damaged(aircraft: Aircraft, points: number): Aircraft {
  return aircraftWith(aircraft, { damage: aircraft.damage + points });
}

/** An aircraft with a man changed. */
export function withMan(aircraft: Aircraft, place: number, change: Partial<ManState>): Aircraft {
  const crew = aircraft.crew.map((man, other) => (other === place ? { ...man, ...change } : man));
  return aircraftWith(aircraft, { crew });
}

/** A place among `count` drawn by one die: equal shares of its faces. */
export function drawn(face: number, count: number): number {
  return Math.floor(((face - 1) * count) / 6);
}
