import { itemAt } from "../../core/item-at.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Ribbon } from "../overlay/ribbon.ts";
import type { MapPen } from "./ink.ts";

/** How much further than half its width a strip may reach round a sharp corner. */
const SHARPEST = 2.2;
/** Points nearer to each other than this are one, in inches. */
const SAME = 1e-4;

interface Joint extends Spot {
  /** Inches from the beginning. */
  readonly along: number;
  /** To the left, as long as a strip needs it there that is to be an inch wide. */
  readonly nx: number;
  readonly ny: number;
}

function normalOf(a: Spot, b: Spot): readonly [number, number] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return [-(b.y - a.y) / length, (b.x - a.x) / length];
}

function distinct(points: readonly Spot[]): readonly Spot[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    return !before || Math.hypot(point.x - before.x, point.y - before.y) > SAME;
  });
}

/** The joints of a strip: its corners are mitred, so that it is as wide everywhere. */
export function jointsOf(points: readonly Spot[]): readonly Joint[] {
  const last = points.length - 1;
  const [first, end] = [itemAt(points, 0), itemAt(points, last)];
  const closed = last > 2 && Math.hypot(first.x - end.x, first.y - end.y) < SAME;
  let along = 0;
  return points.map((point, i) => {
    const before = points[i - 1] ?? (closed ? itemAt(points, last - 1) : undefined);
    const after = points[i + 1] ?? (closed ? itemAt(points, 1) : undefined);
    const from = normalOf(before ?? point, before ? point : (after as Spot));
    const to = normalOf(after ? point : (before as Spot), after ?? point);
    if (i > 0) along += Math.hypot(point.x - itemAt(points, i - 1).x, point.y - itemAt(points, i - 1).y);
    const [x, y] = [from[0] + to[0], from[1] + to[1]];
    const length = Math.max(2 / SHARPEST, Math.hypot(x, y));
    return { ...point, along, nx: (2 * x) / (length * length), ny: (2 * y) / (length * length) };
  });
}

/** Lays a strip along points, from `right` to `left` inches beside them (right is negative). */
export function layMapStrip(
  ribbon: Ribbon,
  points: readonly Spot[],
  up: number,
  right: number,
  left: number,
  { ink, pattern, width }: MapPen,
): void {
  const spots = distinct(points);
  if (spots.length < 2) return;
  const joints = jointsOf(spots);
  for (let i = 1; i < joints.length; i++) {
    const [a, b] = [itemAt(joints, i - 1), itemAt(joints, i)];
    const put = ({ x, y, nx, ny, along }: Joint, across: number) =>
      ribbon.corner(x + nx * across, y + ny * across, up, ink, along, across, pattern, width);
    put(a, right);
    put(b, right);
    put(b, left);
    put(a, right);
    put(b, left);
    put(a, left);
  }
}

/** How long a way is, in inches. */
function lengthOf(points: readonly Spot[]): number {
  return points.reduce((sum, point, i) => {
    const before = points[i - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

/** The point half way along, and the direction there in degrees anticlockwise from +x. */
export function middleOf(points: readonly Spot[]): Spot & { readonly angle: number } {
  let left = lengthOf(points) / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)];
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (step >= left && step > 0) {
      const share = left / step;
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, angle };
    }
    left -= step;
  }
  return { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0, angle: 0 };
}
