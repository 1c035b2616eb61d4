import { itemAt } from "../item-at.ts";
import { type Point, signOf } from "./surd.ts";

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

/** One dial, from 12 o'clock clockwise to 11. */
const DIAL: readonly Direction[] = [
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

/** Twice round and one more, so that sums of two numerals, 0 to 24, need no division. */
const DIRECTIONS: readonly Direction[] = [...DIAL, ...DIAL, ...DIAL.slice(0, 1)];

/** The direction of a numeral, of a neighbour of one, or of a sum of two: 0 to 24. */
function directionOf(numeral: number): Direction {
  return itemAt(DIRECTIONS, numeral);
}

/** The numeral `points` clockwise of `numeral` (negative: anticlockwise). */
export function turned(numeral: Numeral, points: number): Numeral {
  return (((((numeral + points - 1) % 12) + 12) % 12) + 1) as Numeral;
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

/**
 * On which sides of two lines a point lies: of the lines through `from` along the numeral before and the numeral
 * after a heading. 1 is clockwise (right) of a line, 0 on it, -1 left. Packed as 3·(before + 1) + (after + 1), 0 to 8.
 *
 * Quarter turns only swap coordinates, so three headings are left, and each line's side is the sign of a cross
 * product with (0, 1), (1, √3) or (√3, 1).
 */
export function sidesOfLines(from: Point, heading: Numeral, to: Point): number {
  let xp = to.xp - from.xp;
  let xq = to.xq - from.xq;
  let yp = to.yp - from.yp;
  let yq = to.yq - from.yq;
  let rest: number = heading;
  for (; rest >= 3; rest -= 3) [xp, xq, yp, yq] = [-yp, -yq, xp, xq];
  if (rest === 0) return 3 * signOf(3 * xq + yp, xp + yq) + signOf(3 * xq - yp, xp - yq) + 4;
  if (rest === 1) return 3 * signOf(xp, xq) + signOf(xp - 3 * yq, xq - yp) + 4;
  return 3 * signOf(3 * xq - yp, xp - yq) + signOf(-yp, -yq) + 4;
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
