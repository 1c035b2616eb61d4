import { type Point, type Sign, signOf } from "./surd.ts";

/** A numeral of the clock, 1 to 12: thirty degrees each, clockwise; the table's 12 points along +y. */
export type Numeral = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export const NUMERALS: readonly Numeral[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The unit vector of a numeral, doubled: 2·sin and 2·cos of numeral × 30°, each p + q√3. */
interface Direction {
  readonly sp: number;
  readonly sq: number;
  readonly cp: number;
  readonly cq: number;
}

/** By numeral modulo 12. */
const DIRECTIONS: readonly Direction[] = [
  { sp: 0, sq: 0, cp: 2, cq: 0 },
  { sp: 1, sq: 0, cp: 0, cq: 1 },
  { sp: 0, sq: 1, cp: 1, cq: 0 },
  { sp: 2, sq: 0, cp: 0, cq: 0 },
  { sp: 0, sq: 1, cp: -1, cq: 0 },
  { sp: 1, sq: 0, cp: 0, cq: -1 },
  { sp: 0, sq: 0, cp: -2, cq: 0 },
  { sp: -1, sq: 0, cp: 0, cq: -1 },
  { sp: 0, sq: -1, cp: -1, cq: 0 },
  { sp: -2, sq: 0, cp: 0, cq: 0 },
  { sp: 0, sq: -1, cp: 1, cq: 0 },
  { sp: -1, sq: 0, cp: 0, cq: 1 },
];

function directionOf(numeral: number): Direction {
  return DIRECTIONS[((numeral % 12) + 12) % 12] as Direction;
}

/** The numeral `points` clockwise of `numeral` (negative: anticlockwise). */
export function turned(numeral: Numeral, points: number): Numeral {
  return (((((numeral + points - 1) % 12) + 12) % 12) + 1) as Numeral;
}

export function isNumeral(value: number): value is Numeral {
  return Number.isInteger(value) && value >= 1 && value <= 12;
}

/** Degrees clockwise from the table's 12 o'clock, 0 to 330. */
export function degreesOf(numeral: Numeral): number {
  return (numeral % 12) * 30;
}

/** The point two inches from `from` along a numeral, times `steps`. */
export function ahead(from: Point, numeral: Numeral, steps = 1): Point {
  const d = directionOf(numeral);
  const quarters = 4 * steps;
  return {
    xp: from.xp + quarters * d.sp,
    xq: from.xq + quarters * d.sq,
    yp: from.yp + quarters * d.cp,
    yq: from.yq + quarters * d.cq,
  };
}

/** Which side of the line through `from` along a numeral a point lies on: 1 clockwise (right), 0 on it, -1 left. */
export function sideOfLine(from: Point, numeral: number, to: Point): Sign {
  const d = directionOf(numeral);
  const xp = to.xp - from.xp;
  const xq = to.xq - from.xq;
  const yp = to.yp - from.yp;
  const yq = to.yq - from.yq;
  return signOf(
    xp * d.cp + 3 * xq * d.cq - yp * d.sp - 3 * yq * d.sq,
    xp * d.cq + xq * d.cp - yp * d.sq - yq * d.sp,
  );
}

/** Whether a point is not more than 15° anticlockwise, and less than 15° clockwise, of a numeral's direction. */
function nearDirection(from: Point, numeral: number, to: Point): boolean {
  const d = directionOf(numeral);
  const xp = to.xp - from.xp;
  const xq = to.xq - from.xq;
  const yp = to.yp - from.yp;
  const yq = to.yq - from.yq;
  const up = xp * d.cp + 3 * xq * d.cq - yp * d.sp - 3 * yq * d.sq;
  const uq = xp * d.cq + xq * d.cp - yp * d.sq - yq * d.sp;
  const vp = xp * d.sp + 3 * xq * d.sq + yp * d.cp + 3 * yq * d.cq;
  const vq = xp * d.sq + xq * d.sp + yp * d.cq + yq * d.cp;
  // tan 15° is 2 - √3, so both limits are numbers of the same kind: -(2 - √3)v <= u < (2 - √3)v.
  const tp = 2 * vp - 3 * vq;
  const tq = 2 * vq - vp;
  return signOf(vp, vq) > 0 && signOf(up + tp, uq + tq) >= 0 && signOf(tp - up, tq - uq) > 0;
}

/**
 * The clock numeral, as seen from `from` with its nose along `heading`, in whose direction `to` lies most
 * nearly; exactly between two it is the later one. Undefined for the same point.
 */
export function bearing(from: Point, heading: Numeral, to: Point): Numeral | undefined {
  return NUMERALS.find((numeral) => nearDirection(from, heading + numeral, to));
}
