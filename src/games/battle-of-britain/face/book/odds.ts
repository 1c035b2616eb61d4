import { faceOf, ownSymbol } from "../../data/faces.ts";
import type { Side } from "../../data/sides.ts";

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** BB-17: the chance of a hit with one die of a side, of 1. */
function hitOf(side: Side): number {
  return DIE.filter((face) => faceOf(side, face) === ownSymbol(side)).length / DIE.length;
}

/** Chances of 0, 1, 2 … hits with so many dice of a side, of 1. */
export function hitsWith(side: Side, dice: number): readonly number[] {
  const hit = hitOf(side);
  let chances: readonly number[] = [1];
  for (let thrown = 0; thrown < dice; thrown++)
    chances = Array.from(
      { length: chances.length + 1 },
      (_, hits) => (chances[hits] ?? 0) * (1 - hit) + (chances[hits - 1] ?? 0) * hit,
    );
  return chances;
}

/** The chance of at least so many hits, in whole per cent. */
export function atLeast(side: Side, hits: number, dice: number): number {
  const chance = hitsWith(side, dice)
    .slice(hits)
    .reduce((sum, one) => sum + one, 0);
  return Math.round(100 * chance);
}
