import { type BigSurd, big, minus, type Point, plus, type Sign, signOfSurd, times } from "./surd.ts";

/** Where on a segment the point nearest to a centre lies: at an end, or between the two. */
type Foot = "start" | "between" | "end";

/** How near a segment comes to a centre, compared with a radius. */
export interface Approach {
  readonly foot: Foot;
  /** Sign of nearest distance less radius. */
  readonly beyond: Sign;
}

interface Vector {
  readonly x: BigSurd;
  readonly y: BigSurd;
}

function between(a: Point, b: Point): Vector {
  return {
    x: minus(big(b.xp, b.xq), big(a.xp, a.xq)),
    y: minus(big(b.yp, b.yq), big(a.yp, a.yq)),
  };
}

function dot(a: Vector, b: Vector): BigSurd {
  return plus(times(a.x, b.x), times(a.y, b.y));
}

function cross(a: Vector, b: Vector): BigSurd {
  return minus(times(a.x, b.y), times(a.y, b.x));
}

/**
 * Judges exactly how near the segment from `a` to `b` comes to `centre`, against a radius in quarter inches.
 * Products of four coordinates are compared, so this counts in BigInt throughout.
 */
export function approach(a: Point, b: Point, centre: Point, radius: number): Approach {
  const line = between(a, b);
  const toCentre = between(a, centre);
  const length = dot(line, line);
  const along = dot(toCentre, line);
  const limit = times(big(radius, 0), big(radius, 0));
  if (signOfSurd(along) <= 0) {
    return { foot: "start", beyond: signOfSurd(minus(dot(toCentre, toCentre), limit)) };
  }
  if (signOfSurd(minus(along, length)) >= 0) {
    const fromEnd = between(b, centre);
    return { foot: "end", beyond: signOfSurd(minus(dot(fromEnd, fromEnd), limit)) };
  }
  const off = cross(line, toCentre);
  return { foot: "between", beyond: signOfSurd(minus(times(off, off), times(limit, length))) };
}
