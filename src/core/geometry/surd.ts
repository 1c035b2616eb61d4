/**
 * Exact coordinates. A length is (p + q√3)/4 inches with whole p and q: set-up positions lie on quarter inches
 * and a step along a clock numeral adds 0, ±1, ±√3 or ±2 inches, so no move ever leaves these numbers.
 */
export interface Surd {
  readonly p: number;
  readonly q: number;
}

/** A point of the table: x = (xp + xq√3)/4 and y = (yp + yq√3)/4 inches. */
export interface Point {
  readonly xp: number;
  readonly xq: number;
  readonly yp: number;
  readonly yq: number;
}

export type Sign = -1 | 0 | 1;

const ROOT3 = Math.sqrt(3);

/** Components up to here, 2^26, have squares that are exact. */
const SMALL = 0x400_0000;

function signOfBig(p: bigint, q: bigint): Sign {
  if (p >= 0n && q >= 0n) return p === 0n && q === 0n ? 0 : 1;
  if (p <= 0n && q <= 0n) return -1;
  const larger = p * p > 3n * q * q;
  return larger === p > 0n ? 1 : -1;
}

/**
 * Sign of p + q√3 for safe integers p and q: that of p·|p| + 3·q·|q|, since x·|x| grows with x. Up to 2^26 it is
 * right to the last bit: p² is exact, and where 3q² passes 2^53 and is rounded it is larger than p² by far. Larger
 * components are counted in BigInt.
 */
export function signOf(p: number, q: number): Sign {
  const sizeP = Math.abs(p);
  const sizeQ = Math.abs(q);
  if (sizeP + sizeQ > SMALL) return signOfBig(BigInt(p), BigInt(q));
  const sum = p * sizeP + 3 * q * sizeQ;
  return sum > 0 ? 1 : sum < 0 ? -1 : 0;
}

/** The nearest floating-point number of inches, for drawing and reporting only. */
export function toInches(p: number, q: number): number {
  return (p + q * ROOT3) / 4;
}

/** Whether a number of inches lies on the quarter-inch grid. */
export function onQuarters(inches: number): boolean {
  return Number.isSafeInteger(inches * 4);
}

/** A point on the quarter-inch grid; x and y in inches. */
export function pointAt(x: number, y: number): Point {
  return { xp: x * 4, xq: 0, yp: y * 4, yq: 0 };
}

export function samePoint(a: Point, b: Point): boolean {
  return a.xp === b.xp && a.xq === b.xq && a.yp === b.yp && a.yq === b.yq;
}

/** Sign of a coordinate (p + q√3)/4 less a whole number of quarter inches. */
export function signBeyond(p: number, q: number, quarters: number): Sign {
  return signOf(p - quarters, q);
}

/**
 * Squared distance in sixteenths of a square inch: p + q√3. Exact while the points differ by less than 2^25 in
 * each component, since 2·(a² + 3b²) then stays within 2^53; a game of 1,000 turns gets nowhere near it.
 */
export function squaredGap(a: Point, b: Point): Surd {
  const xp = b.xp - a.xp;
  const xq = b.xq - a.xq;
  const yp = b.yp - a.yp;
  const yq = b.yq - a.yq;
  return { p: xp * xp + 3 * xq * xq + yp * yp + 3 * yq * yq, q: 2 * (xp * xq + yp * yq) };
}

/** Sign of a squared distance (in sixteenths) less the square of `quarters` quarter inches. */
export function compareSquared(gap: Surd, quarters: number): Sign {
  return signOf(gap.p - quarters * quarters, gap.q);
}

/** Length in inches of a squared distance in sixteenths, for reporting only. */
export function lengthOf(gap: Surd): number {
  return Math.sqrt(Math.max(0, gap.p + gap.q * ROOT3)) / 4;
}

/** p + q√3 without limits, for products of four coordinates. */
export interface BigSurd {
  readonly p: bigint;
  readonly q: bigint;
}

export function big(p: number, q: number): BigSurd {
  return { p: BigInt(p), q: BigInt(q) };
}

export function plus(a: BigSurd, b: BigSurd): BigSurd {
  return { p: a.p + b.p, q: a.q + b.q };
}

export function minus(a: BigSurd, b: BigSurd): BigSurd {
  return { p: a.p - b.p, q: a.q - b.q };
}

export function times(a: BigSurd, b: BigSurd): BigSurd {
  return { p: a.p * b.p + 3n * a.q * b.q, q: a.p * b.q + a.q * b.p };
}

export function signOfSurd(a: BigSurd): Sign {
  return signOfBig(a.p, a.q);
}
