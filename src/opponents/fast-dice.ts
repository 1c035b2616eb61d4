import { type Dice, diceFrom } from "../core/dice/dice.ts";
import { pick } from "./mixed-strategy.ts";

const SEEDS = 0x7fff_ffff;

/** A seed of `fastDice`, drawn from other dice. */
export function drawSeed(dice: Dice): number {
  return pick(SEEDS, dice);
}

/**
 * Dice of imagined games: quick ones, from a seed that is a whole number. They need no more than to look random
 * (xorshift, seeded by a mix of all bits).
 */
export function fastDice(seed: number): Dice {
  let word = Math.imul(seed ^ (seed >>> 16), 0x45d9_f3b) | 1;
  return diceFrom(() => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  });
}
