import { compareSquared, type Surd } from "../../../../core/geometry/surd.ts";
import { type Band, CLOSE, LONG, NORMAL, POINT_BLANK } from "../../data/tables.ts";

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
