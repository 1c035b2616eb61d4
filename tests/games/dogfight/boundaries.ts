import { ahead, NUMERALS, type Numeral, turned } from "../../../src/core/geometry/clock.ts";
import type { Point } from "../../../src/core/geometry/surd.ts";
import type { Pose } from "../../../src/games/dogfight/rules/move/fly.ts";

/** A target exactly on the edge of two arcs, with what any correct ruling says of it. */
export interface BoundaryTarget {
  readonly shooter: Pose;
  readonly target: Point;
  /** Weapons whose arcs meet there: bits 1 front, 2 left, 4 right, 8 rear. */
  readonly arcs: number;
  /** Modifier of TO-HIT, or null out of range. */
  readonly modifier: number | null;
}

const FRONT_LEFT = 3;
const FRONT_RIGHT = 5;
const LEFT_REAR = 10;
const RIGHT_REAR = 12;

const EDGES: readonly { readonly numeral: Numeral; readonly arcs: number }[] = [
  { numeral: 1, arcs: FRONT_RIGHT },
  { numeral: 5, arcs: RIGHT_REAR },
  { numeral: 7, arcs: LEFT_REAR },
  { numeral: 11, arcs: FRONT_LEFT },
];

/** Distances in quarter inches, a third of them exactly on the limit of a range band. */
const DISTANCES: readonly { readonly quarters: number; readonly modifier: number | null }[] = [
  { quarters: 2, modifier: 2 },
  { quarters: 4, modifier: 2 },
  { quarters: 6, modifier: 1 },
  { quarters: 12, modifier: 1 },
  { quarters: 16, modifier: 1 },
  { quarters: 18, modifier: 0 },
  { quarters: 26, modifier: 0 },
  { quarters: 36, modifier: 0 },
  { quarters: 38, modifier: -1 },
  { quarters: 44, modifier: -1 },
  { quarters: 48, modifier: -1 },
  { quarters: 50, modifier: null },
];

/** Where shooters stand: set up, and after moves that bring √3 into both coordinates. */
const PLACES: readonly Point[] = [
  { xp: 96, xq: 0, yp: 72, yq: 0 },
  { xp: 61, xq: 12, yp: 40, yq: 20 },
  { xp: 143, xq: -28, yp: -19, yq: 52 },
];

/** The point a number of quarter inches along a numeral; exact for even numbers, as 2·sin 30° is 1. */
function along(from: Point, numeral: Numeral, quarters: number): Point {
  const whole = ahead({ xp: 0, xq: 0, yp: 0, yq: 0 }, numeral);
  const part = quarters / 8;
  return {
    xp: from.xp + whole.xp * part,
    xq: from.xq + whole.xq * part,
    yp: from.yp + whole.yp * part,
    yq: from.yq + whole.yq * part,
  };
}

/** 1,728 targets: 12 headings, 4 arc edges, 3 places, 12 distances. */
export function boundaryTargets(): readonly BoundaryTarget[] {
  return NUMERALS.flatMap((heading) =>
    EDGES.flatMap(({ numeral, arcs }) =>
      PLACES.flatMap((at) =>
        DISTANCES.map(({ quarters, modifier }) => ({
          shooter: { at, heading },
          target: along(at, turned(heading, numeral), quarters),
          arcs,
          modifier,
        })),
      ),
    ),
  );
}
