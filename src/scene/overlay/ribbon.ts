import { BufferGeometry, Float32BufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";

/** Red, green, blue (linear, 0 to 1) and opacity. */
export type Ink = readonly [number, number, number, number];

/** How the shader fills a shape. The numbers are what it compares with. */
export const FILL = { solid: 0, hatched: 1, dashed: 2, ruler: 3 } as const;
export type Fill = (typeof FILL)[keyof typeof FILL];

/**
 * Flat shapes gathered into one geometry that is written anew when something changes. Coordinates are the
 * mat's: x, y and inches up. Each corner carries a mark for the shader: inches along, how far across, what it is
 * filled with, and one figure more: of what unrolls, the share of the move (0 to 1) from which on it is seen.
 */
export class Ribbon extends BufferGeometry {
  private positions: number[] = [];
  private colours: number[] = [];
  private marks: number[] = [];

  corner(
    x: number,
    y: number,
    up: number,
    ink: Ink,
    along: number,
    across: number,
    fill: number,
    more = 0,
  ): void {
    this.positions.push(x, up, -y);
    this.colours.push(...ink);
    this.marks.push(along, across, fill, more);
  }

  /** Hands the corners to the graphics card and begins anew; whether there are any. */
  finish(): boolean {
    const any = this.positions.length > 0;
    this.dispose();
    this.setAttribute("position", new Float32BufferAttribute(this.positions, 3));
    this.setAttribute("color", new Float32BufferAttribute(this.colours, 4));
    this.setAttribute("mark", new Float32BufferAttribute(this.marks, 4));
    this.positions = [];
    this.colours = [];
    this.marks = [];
    return any;
  }
}

/** A point of a strip: where, how high, and how far along the strip it is. */
export interface StripPoint {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly along: number;
  readonly seen: number;
}

/** Lays a strip of some width flat along points. */
export function layStrip(
  ribbon: Ribbon,
  points: readonly StripPoint[],
  width: number,
  ink: Ink,
  fill: Fill,
): void {
  let left: readonly [number, number] | undefined;
  let right: readonly [number, number] | undefined;
  points.forEach((point, i) => {
    const from = itemAt(points, Math.max(0, i - 1));
    const to = itemAt(points, Math.min(points.length - 1, i + 1));
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const dx = ((to.x - from.x) / length) * (width / 2);
    const dy = ((to.y - from.y) / length) * (width / 2);
    const nextLeft = [point.x - dy, point.y + dx] as const;
    const nextRight = [point.x + dy, point.y - dx] as const;
    if (left && right) {
      const before = from;
      const put = (at: readonly [number, number], p: StripPoint, across: number) =>
        ribbon.corner(at[0], at[1], p.up, ink, p.along, across, fill, p.seen);
      put(left, before, -1);
      put(right, before, 1);
      put(nextRight, point, 1);
      put(left, before, -1);
      put(nextRight, point, 1);
      put(nextLeft, point, -1);
    }
    left = nextLeft;
    right = nextRight;
  });
}

const STEP = 6;

/** Fills a ring sector. Degrees clockwise from +y; `to` beyond `from`. */
export function fillSector(
  ribbon: Ribbon,
  at: { readonly x: number; readonly y: number },
  inner: number,
  outer: number,
  from: number,
  to: number,
  up: number,
  ink: Ink,
  fill: Fill,
  slant: number,
): void {
  const steps = Math.max(2, Math.ceil((to - from) / STEP));
  const put = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    const x = at.x + Math.sin(angle) * radius;
    const y = at.y + Math.cos(angle) * radius;
    ribbon.corner(x, y, up, ink, x + slant * y, 0, fill);
  };
  for (let i = 0; i < steps; i++) {
    const a = from + ((to - from) * i) / steps;
    const b = from + ((to - from) * (i + 1)) / steps;
    put(a, inner);
    put(b, outer);
    put(a, outer);
    put(a, inner);
    put(b, inner);
    put(b, outer);
  }
}

/** Points of a circle's arc, for a strip. */
export function arcPoints(
  at: { readonly x: number; readonly y: number },
  radius: number,
  from: number,
  to: number,
  up: number,
): StripPoint[] {
  const steps = Math.max(2, Math.ceil((to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return {
      x: at.x + Math.sin(angle) * radius,
      y: at.y + Math.cos(angle) * radius,
      up,
      along: (i * radius * (to - from) * Math.PI) / (180 * steps),
      seen: 0,
    };
  });
}

/** Points of a straight line between two places. */
export function linePoints(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  upA: number,
  upB: number,
): StripPoint[] {
  return [
    { x: a.x, y: a.y, up: upA, along: 0, seen: 0 },
    { x: b.x, y: b.y, up: upB, along: Math.hypot(b.x - a.x, b.y - a.y), seen: 0 },
  ];
}
