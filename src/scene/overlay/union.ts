import { remembered } from "../../core/remember.ts";
import type { Spot } from "../../tabletop/place.ts";

/** A part of a disc's rim: degrees clockwise from the table's 12 o'clock, `to` beyond `from`. */
export interface Rim {
  readonly at: Spot;
  readonly from: number;
  readonly to: number;
}

/** A thin row of a shape, from its left to its right end; `y` is its middle. */
export interface Row {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** How far around an end of an envelope its shape reaches, in inches: a little less than a base. */
export const REACH = 1.06;

/** The height of the rows that fill it, in inches. */
export const ROW = 0.1;

type Span = readonly [from: number, to: number];

const SAME = 0.02;
const DEGREES = 180 / Math.PI;

/** Places that differ. */
export function distinct(spots: readonly Spot[]): readonly Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots)
    if (!kept.some(({ x, y }) => Math.abs(x - spot.x) < SAME && Math.abs(y - spot.y) < SAME)) kept.push(spot);
  return kept;
}

/** Spans in ascending order, those that touch as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** The parts of a disc's rim that lie in another one, within 0 to 360 degrees. */
function covered(at: Spot, other: Spot, radius: number): readonly Span[] {
  const [dx, dy] = [other.x - at.x, other.y - at.y];
  const far = Math.hypot(dx, dy);
  if (far === 0 || far >= 2 * radius) return [];
  const half = Math.acos(far / (2 * radius)) * DEGREES;
  const middle = Math.atan2(dx, dy) * DEGREES;
  const from = (((middle - half) % 360) + 360) % 360;
  const to = from + 2 * half;
  return to <= 360
    ? [[from, to]]
    : [
        [from, 360],
        [0, to - 360],
      ];
}

/** The outline of discs of one radius that are seen as one shape. */
export function rimsOf(spots: readonly Spot[], radius: number): readonly Rim[] {
  return spots.flatMap((at) => {
    const hidden = merged(spots.flatMap((other) => covered(at, other, radius)));
    const starts = [0, ...hidden.map(([, to]) => to)];
    const ends = [...hidden.map(([from]) => from), 360];
    return starts.flatMap((from, i) => {
      const to = ends[i] as number;
      return to > from ? [{ at, from, to }] : [];
    });
  });
}

/** What discs of one radius cover together, in rows of some height, so that nothing is covered twice. */
export function rowsOf(spots: readonly Spot[], radius: number, height: number): readonly Row[] {
  const ys = spots.map(({ y }) => y);
  const [low, high] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const rows: Row[] = [];
  for (let y = low + height / 2; y < high; y += height) {
    const spans = spots.flatMap((spot): Span[] => {
      const half = Math.sqrt(radius * radius - (spot.y - y) * (spot.y - y));
      return half > 0 ? [[spot.x - half, spot.x + half]] : [];
    });
    for (const [left, right] of merged(spans)) rows.push({ y, left, right });
  }
  return rows;
}

/** The outline of an envelope, and where its discs stand. */
interface Outline {
  readonly spots: readonly Spot[];
  readonly rims: readonly Rim[];
}

/** The outline around the ends of an envelope: worked out once for each list of ends, however often it is drawn. */
export const outlineAround = remembered((ends: readonly Spot[]): Outline => {
  const spots = distinct(ends);
  return { spots, rims: rimsOf(spots, REACH) };
});

/** The rows that fill it, worked out once as well. */
export const rowsAround = remembered((ends: readonly Spot[]) =>
  rowsOf(outlineAround(ends).spots, REACH, ROW),
);
