import { HANDS } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { tablesOf } from "../state/look.ts";
import type { State } from "../state/state.ts";

/** BB-134: hands of 6 that the British losses fill, and hands of 10 of the German ones. */
export function handsOf(british: number, german: number): readonly [number, number] {
  return [Math.floor(british / HANDS[0]), Math.floor(german / HANDS[1])];
}

/** BB-31, BB-132: German squadrons lost: all in the Damaged boxes. */
export function germanLosses({ pools, setup }: State): number {
  return tablesOf(setup)
    .pools.filter(({ side }) => side === GERMAN)
    .flatMap(({ id }) => Object.values(pools[id]?.damaged ?? {}))
    .reduce((sum, count) => sum + count, 0);
}

/** What the victory is judged by. */
export interface Tally {
  readonly targets: number;
  readonly drawBelow: number;
  readonly inclusive: boolean;
}

/** BB-135, BB-R4, BB-R5: 0 a British win, 1 a German one, null a draw. `b`, `g`: hands dealt. */
export function victor(
  successes: number,
  [b, g]: readonly [number, number],
  { targets, drawBelow, inclusive }: Tally,
): 0 | 1 | null {
  if (successes >= targets && b >= g) return 1;
  if (successes > targets) return null;
  if (successes === targets) return inclusive ? null : 0;
  if (successes <= targets - drawBelow) return 0;
  if (b > g) return null;
  return b === g && inclusive ? null : 0;
}
