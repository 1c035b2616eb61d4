import { itemAt } from "../../core/item-at.ts";
import type { LiveCounter } from "../live-counter.ts";
import type { Spot } from "../place.ts";

/** A way through its points, ready to be followed at an even pace. */
export interface Path {
  readonly points: readonly Spot[];
  /** Inches from the first point to each. */
  readonly along: readonly number[];
}

/** Two points as near as this are one, in inches. */
export const SAME = 0.01;

export function apart(a: Spot, b: Spot): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

export function pathThrough(points: readonly Spot[]): Path {
  const along: number[] = [];
  let length = 0;
  points.forEach((point, i) => {
    length += i === 0 ? 0 : apart(itemAt(points, i - 1), point);
    along.push(length);
  });
  return { points, along };
}

/** Writes the point of a path after a share of its length. */
export function follow({ points, along }: Path, share: number, out: LiveCounter): void {
  const length = along.at(-1) ?? 0;
  const far = share * length;
  let leg = 1;
  while (leg < points.length - 1 && itemAt(along, leg) < far) leg++;
  const from = itemAt(points, leg - 1);
  const to = points[leg] ?? from;
  const start = itemAt(along, leg - 1);
  const step = (along[leg] ?? start) - start;
  const u = step === 0 ? 0 : (far - start) / step;
  out.x = between(from.x, to.x, u);
  out.y = between(from.y, to.y, u);
}

/** A number on the way from one to another. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
