import type { Options } from "../setup/options.ts";

/** A squadron in a duel: how many dice it throws, how many hits it takes. */
export interface Duellist {
  readonly dice: number;
  readonly defence: number;
}

/** How a duel ends: rounds, hits that each side took, who fell. */
export interface DuelResult {
  readonly rounds: number;
  /** Hits on the RAF squadron and on the German one; those of the last throw in `threshold`. */
  readonly hits: readonly [number, number];
  readonly fallen: readonly [boolean, boolean];
}

/** Rounds after which two that can't hurt each other part (BB-H4); with our tables it never comes to that. */
const MOST_ROUNDS = 100;

/** BB-111, BB-113: rounds of simultaneous throws until one has as many hits as its defence, or as the switch says. */
export function duel(
  raf: Duellist,
  german: Duellist,
  rule: Options["duel"],
  hitsOf: (side: 0 | 1, dice: number, round: number) => number,
): DuelResult {
  let onRaf = 0;
  let onGerman = 0;
  for (let rounds = 1; ; rounds++) {
    if (rule !== "cumulative") [onRaf, onGerman] = [0, 0];
    onGerman += hitsOf(0, raf.dice, rounds);
    onRaf += hitsOf(1, german.dice, rounds);
    const fallen = [onRaf >= raf.defence, onGerman >= german.defence] as const;
    if (fallen[0] || fallen[1] || rule === "oneRound" || rounds === MOST_ROUNDS)
      return { rounds, hits: [onRaf, onGerman], fallen };
  }
}
