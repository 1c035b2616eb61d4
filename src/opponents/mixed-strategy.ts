import type { Dice } from "../core/dice/dice.ts";
import { drawn } from "../core/orders/choice.ts";

/** Shares of the choices there are; they add up to 1. */
export type MixedStrategy = ArrayLike<number>;

const GRAIN = 1_000_000;

/** A whole number from 0 to `count` - 1, all equally fair. */
export function pick(count: number, dice: Dice): number {
  return drawn(count, dice, "table");
}

/** The index of a choice, drawn by its share. */
export function drawFrom(mix: MixedStrategy, dice: Dice): number {
  let rest = (pick(GRAIN, dice) + 0.5) / GRAIN;
  let last = 0;
  for (let index = 0; index < mix.length; index++) {
    const share = mix[index] ?? 0;
    if (share <= 0) continue;
    last = index;
    rest -= share;
    if (rest < 0) break;
  }
  return last;
}

/** Shares in proportion to weights; all alike where no weight is above 0. */
export function shares(weights: ArrayLike<number>): Float64Array {
  const mix = Float64Array.from(weights, (weight) => Math.max(0, weight));
  const sum = mix.reduce((total, weight) => total + weight, 0);
  for (let index = 0; index < mix.length; index++) {
    mix[index] = sum > 0 ? (mix[index] ?? 0) / sum : 1 / mix.length;
  }
  return mix;
}

/** A mix without its crumbs: what a search left below a fraction of the largest share, or beyond the `most` largest. */
export function pruned(mix: MixedStrategy, fraction: number, most: number): Float64Array {
  const sorted = Float64Array.from(mix).sort().reverse();
  const least = Math.max(fraction * (sorted[0] ?? 0), sorted[most - 1] ?? 0);
  let left = most;
  return shares(
    Float64Array.from(mix, (share) => {
      if (share < least || share === 0 || left === 0) return 0;
      left -= 1;
      return share;
    }),
  );
}

/** The expectation of values under a mix. */
export function expected(values: ArrayLike<number>, mix: MixedStrategy): number {
  let sum = 0;
  for (let index = 0; index < mix.length; index++) {
    const share = mix[index] ?? 0;
    if (share !== 0) sum += share * (values[index] ?? 0);
  }
  return sum;
}
