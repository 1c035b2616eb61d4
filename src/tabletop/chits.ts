import { type Piece, wearOf } from "./piece.ts";
import type { Spot } from "./place.ts";

/** The radius of a chit, in inches beside a base of usual size. */
export const CHIT_RADIUS = 0.38;

/** Where chits lie, in inches from the middle of a base of usual size: at the left of its reader, where nothing else does. */
export const CHIT_PLACES: readonly Spot[] = [
  { x: -1.33, y: 0.77 },
  { x: -1.54, y: 0 },
  { x: -0.77, y: 1.33 },
];

/** How many chits lie beside the stand of a piece: one from its first wound on, three at its worst, none beside a wreck. */
export function chitsOf(piece: Pick<Piece, "damage" | "status">): number {
  return piece.status === "flying" ? Math.ceil(wearOf(piece) * CHIT_PLACES.length) : 0;
}
