import { compareSquared, type Surd } from "../../../core/geometry/surd.ts";

/** DF-13: a range band: up to `limit` inches, limit included, TO-HIT changes by `modifier`. */
export interface Band {
  readonly limit: number;
  readonly modifier: number;
}

const POINT_BLANK: Band = { limit: 1, modifier: 2 };
const CLOSE: Band = { limit: 4, modifier: 1 };
const NORMAL: Band = { limit: 9, modifier: 0 };
const LONG: Band = { limit: 12, modifier: -1 };

export const BANDS: readonly Band[] = [POINT_BLANK, CLOSE, NORMAL, LONG];

/** Longest range in inches. */
export const LONGEST = LONG.limit;

function within(gap: Surd, { limit }: Band): boolean {
  return compareSquared(gap, limit * 4) <= 0;
}

/** The band of a squared distance in sixteenths of a square inch, or undefined beyond the longest. */
export function bandOf(gap: Surd): Band | undefined {
  if (within(gap, CLOSE)) return within(gap, POINT_BLANK) ? POINT_BLANK : CLOSE;
  if (within(gap, NORMAL)) return NORMAL;
  return within(gap, LONG) ? LONG : undefined;
}

/** DF-68: squared slant distance in sixteenths (§9); one level counts one inch. */
export function slant(flat: Surd, levels: number): Surd {
  return levels === 0 ? flat : { p: flat.p + 16 * levels * levels, q: flat.q };
}
