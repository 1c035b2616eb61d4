import { type Fraction, wholes } from "../rules/combat/die.ts";

/** A chance as it is told: the exact share in lowest terms, and whole per cent. */
export interface Share {
  readonly part: number;
  readonly whole: number;
  readonly percent: number;
}

/** Never 0 of what may happen, nor 100 of what may not. */
function bounded(percent: number, never: boolean, always: boolean): number {
  if (never) return 0;
  if (always) return 100;
  return Math.min(99, Math.max(1, percent));
}

/** Whole per cent of so many ways among all. */
export function shareOf([part, whole]: Fraction): Share {
  const percent = wholes(200 * part + whole, 2 * whole);
  return { part, whole, percent: bounded(percent, part === 0, part === whole) };
}

/**
 * The chance in whole per cent that somebody who holds `held` of `unseen` cards has at least one of `good` among them:
 * all hands are alike. Counted exactly, then rounded.
 */
export function percentHeld(unseen: number, good: number, held: number): number {
  let without = 1n;
  let all = 1n;
  for (let drawn = 0; drawn < held; drawn++) {
    without *= BigInt(Math.max(0, unseen - good - drawn));
    all *= BigInt(Math.max(1, unseen - drawn));
  }
  const percent = Number((200n * (all - without) + all) / (2n * all));
  return bounded(percent, without === all, without === 0n);
}
