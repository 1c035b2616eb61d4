import { itemAt } from "../../core/item-at.ts";
import type { Spot } from "../../tabletop/tabletop.ts";
import type { PenPoint } from "./pen.ts";

/** Points of a way as the pens take them. */
export function spotsOf(points: readonly Spot[]): readonly PenPoint[] {
  return points.map(({ x, y }): PenPoint => [x, y]);
}

/** Half-way between two points. */
function between([ax, ay]: PenPoint, [bx, by]: PenPoint): PenPoint {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** A way whose bends are rounded: twice cut at the corners. */
export function rounded(points: readonly PenPoint[], times = 2): readonly PenPoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (times === 0 || !first || !last || points.length < 3) return points;
  const cut: PenPoint[] = [first];
  for (let i = 0; i + 1 < points.length; i++) {
    const middle = between(itemAt(points, i), itemAt(points, i + 1));
    cut.push(between(itemAt(points, i), middle), between(middle, itemAt(points, i + 1)));
  }
  return rounded([...cut, last], times - 1);
}

/** How near an edge of the mat a way ends that runs on beyond it, in inches. */
const OUTERMOST = 2.6;

/** A figure on the mat, or beyond the edge that it is next to. */
function beyond(value: number, edge: number): number {
  if (value < OUTERMOST) return -1;
  return value > edge - OUTERMOST ? edge + 1 : value;
}

/** A way that runs on over the edges that its ends are next to. */
export function toEdge(
  points: readonly PenPoint[],
  { width, depth }: { readonly width: number; readonly depth: number },
): readonly PenPoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return points;
  return [...overEdge([first], { width, depth }), ...points, ...overEdge([last], { width, depth })];
}

/** Points moved over the edges that they are next to: the outline of what lies at the edge. */
export function overEdge(
  points: readonly PenPoint[],
  { width, depth }: { readonly width: number; readonly depth: number },
): readonly PenPoint[] {
  return points.map(([x, y]): PenPoint => [beyond(x, width), beyond(y, depth)]);
}

/** A place on a way: where, and the direction of the way there as a unit vector. */
export interface Stake {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** Places on a way at even steps. */
export function stakes(points: readonly PenPoint[], pace: number): readonly Stake[] {
  const found: Stake[] = [];
  let left = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = itemAt(points, i);
    const [bx, by] = itemAt(points, i + 1);
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (; left < length; left += pace) found.push({ x: ax + dx * left, y: ay + dy * left, dx, dy });
    left -= length;
  }
  return found;
}

/** How far a place is from a way. */
export function awayFrom(points: readonly PenPoint[], x: number, y: number): number {
  let nearest = Infinity;
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = itemAt(points, i);
    const [bx, by] = itemAt(points, i + 1);
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const at = Math.max(0, Math.min(1, share));
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * at, y - ay - dy * at));
  }
  return nearest;
}

/** How far a place is inside an outline; negative outside. */
export function inside(outline: readonly PenPoint[], x: number, y: number): number {
  let within = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = itemAt(outline, (i + 1) % outline.length);
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) within = !within;
  }
  const [first] = outline;
  const away = first ? awayFrom([...outline, first], x, y) : Infinity;
  return within ? away : -away;
}

/** Inches between two points at which a slow function of the ground is asked. */
const MESH = 0.25;

/**
 * A function of the ground that is asked on a mesh, and read between its points. A row of the mesh is asked when it is
 * needed for the first time: a mat is painted row by row, a little at a time.
 */
export function meshed(
  width: number,
  depth: number,
  ask: (x: number, y: number) => number,
): (x: number, y: number) => number {
  const columns = Math.ceil(width / MESH) + 2;
  const rows = Math.ceil(depth / MESH) + 2;
  const asked: (Float32Array | undefined)[] = [];
  const rowAt = (row: number): Float32Array => {
    const known = asked[row];
    if (known) return known;
    const values = Float32Array.from({ length: columns }, (_, i) => ask(i * MESH, row * MESH));
    asked[row] = values;
    return values;
  };
  return (x, y) => {
    const u = Math.max(0, Math.min(columns - 2, x / MESH));
    const v = Math.max(0, Math.min(rows - 2, y / MESH));
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [below, above] = [rowAt(row), rowAt(row + 1)];
    const [su, sv] = [u - column, v - row];
    const low = (below[column] as number) * (1 - su) + (below[column + 1] as number) * su;
    const high = (above[column] as number) * (1 - su) + (above[column + 1] as number) * su;
    return low * (1 - sv) + high * sv;
  };
}

/** A function of one number that remembers its latest answer: for what is the same along a whole row. */
export function remembered(ask: (value: number) => number): (value: number) => number {
  let asked = Number.NaN;
  let answer = 0;
  return (value) => {
    if (value !== asked) {
      asked = value;
      answer = ask(value);
    }
    return answer;
  };
}
