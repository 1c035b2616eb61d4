import type { CardPose } from "./layout/card-layout.ts";

/**
 * How a card lies at one instant of a timeline. Mutable, so that sixty frames a second write into one object. As a
 * `CardPose`, and: how far it is turned over, whether it is there, and how it looks.
 */
export interface LiveCard {
  x: number;
  y: number;
  /** Inches from the table to its lower face. */
  up: number;
  /** Degrees clockwise, any value. */
  turn: number;
  size: number;
  /** How far it is held in a hand: 0 lies, 1 held. */
  held: number;
  /** How far its face is up: 0 face down, 1 face up, half on its edge. */
  open: number;
  /** How much of it is there: 0 not yet or no longer, 1 all. */
  present: number;
  /** Whether it looks as it does after the timeline. */
  settled: boolean;
}

/** A card to write into. */
export function liveCard(): LiveCard {
  return { x: 0, y: 0, up: 0, turn: 0, size: 1, held: 0, open: 1, present: 1, settled: true };
}

/** Writes a card at rest. */
export function layCard(pose: CardPose, up: boolean, out: LiveCard): void {
  out.x = pose.x;
  out.y = pose.y;
  out.up = pose.up;
  out.turn = pose.turn;
  out.size = pose.size;
  out.held = pose.held ? 1 : 0;
  out.open = up ? 1 : 0;
  out.present = 1;
  out.settled = true;
}
