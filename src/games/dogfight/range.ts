import { compareSquared, type Surd } from "../../core/surd.ts";

/** A range band: up to `limit` inches, limit included, TO-HIT changes by `modifier`. */
export interface Band {
  readonly limit: number;
  readonly modifier: number;
}

export const BANDS: readonly Band[] = [
  { limit: 1, modifier: 2 },
  { limit: 4, modifier: 1 },
  { limit: 9, modifier: 0 },
  { limit: 12, modifier: -1 },
];

/** Longest range in inches. */
export const LONGEST = 12;

/** The band of a squared distance in sixteenths of a square inch, or undefined beyond the longest. */
export function bandOf(gap: Surd): Band | undefined {
  for (const band of BANDS) if (compareSquared(gap, band.limit * 4) <= 0) return band;
  return undefined;
}

/** Squared slant distance in sixteenths (§9): one level counts one inch. */
export function slant(flat: Surd, levels: number): Surd {
  return levels === 0 ? flat : { p: flat.p + 16 * levels * levels, q: flat.q };
}
