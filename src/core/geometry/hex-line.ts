import { type Hex, hexDistance } from "./hex.ts";

/** Division to the nearest whole number, halves up; whole numbers only, the divisor positive. */
function nearest(value: number, by: number): number {
  return Math.floor((2 * value + by) / (2 * by));
}

/** Rounds cube coordinates that are fractions over `by` to the hex they lie in. */
function roundHex(q: number, r: number, by: number): Hex {
  const s = -q - r;
  const wholeQ = nearest(q, by);
  const wholeR = nearest(r, by);
  const wholeS = nearest(s, by);
  const offQ = Math.abs(wholeQ * by - q);
  const offR = Math.abs(wholeR * by - r);
  const offS = Math.abs(wholeS * by - s);
  if (offQ > offR && offQ > offS) return { q: -wholeR - wholeS, r: wholeR };
  if (offR > offS) return { q: wholeQ, r: -wholeQ - wholeS };
  return { q: wholeQ, r: wholeR };
}

/** The hexes that a straight line from centre to centre passes, both ends included. */
export function line(from: Hex, to: Hex): readonly Hex[] {
  const steps = hexDistance(from, to);
  if (steps === 0) return [from];
  return Array.from({ length: steps + 1 }, (_, step) =>
    roundHex(from.q * steps + (to.q - from.q) * step, from.r * steps + (to.r - from.r) * step, steps),
  );
}
