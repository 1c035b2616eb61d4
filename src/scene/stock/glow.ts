/** Light around what may be chosen now, around what is selected, and how much a hand that hovers adds. */
export const LIT = "#ffb52e";
export const SELECTED = "#fff6e0";

/** Seconds in which something that is looked at rises. */
const RISE = 0.16;

/** A share that goes from where it is towards 0 or 1, a frame at a time. */
export function approach(from: number, to: number, seconds: number): number {
  const step = seconds / RISE;
  return to > from ? Math.min(to, from + step) : Math.max(to, from - step);
}

/** Slow at both ends. */
export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
