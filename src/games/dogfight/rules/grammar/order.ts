import type { Weapon } from "../../data/weapons.ts";

/** Change of level by an altitude mark: `+`, none, `-`, `--`. */
export type Climb = 1 | 0 | -1 | -2;

/** Movement orders of one aircraft. */
export interface MoveOrder {
  readonly kind: "move";
  /** The canonical spelling: an order is what its text says. */
  readonly text: string;
  /** SPEED that it costs. */
  readonly speed: number;
  /** One letter for each SPEED spent on the move, in order: F forward two inches, L or R one clock point. */
  readonly steps: string;
  readonly climb: Climb;
}

/** One weapon of one aircraft fires at one target. */
export interface ShotOrder {
  readonly kind: "shot";
  readonly text: string;
  readonly shooter: string;
  readonly weapon: Weapon;
  readonly target: string;
}

/** A side ends its combat phase. */
export interface DoneOrder {
  readonly kind: "done";
  readonly text: "done";
}

export type FireOrder = ShotOrder | DoneOrder;
export type Order = MoveOrder | FireOrder;

export const DONE: DoneOrder = Object.freeze({ kind: "done", text: "done" });
