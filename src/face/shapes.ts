import type { Shape } from "./paper.ts";
import type { Text } from "./text.ts";

/** A point of a drawing: lengths from its middle, x right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const [ROOT_2, ROOT_3, ROOT_6] = [Math.sqrt(2), Math.sqrt(3), Math.sqrt(6)];

/** Sines of 0° to 90° in steps of 15°, each from square roots alone. */
const SINES = [0, (ROOT_6 - ROOT_2) / 4, 0.5, ROOT_2 / 2, ROOT_3 / 2, (ROOT_6 + ROOT_2) / 4, 1];

/** The sine of a multiple of 15°; throws for every other angle. */
function sine(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360;
  const half = angle % 180;
  const found = SINES[(half <= 90 ? half : 180 - half) / 15];
  if (found === undefined) throw new RangeError(`${degrees}° is no multiple of 15°`);
  return angle >= 180 ? -found : found;
}

/** The point at a distance and at degrees clockwise from straight up, a multiple of 15. */
export function pointAt(radius: number, degrees: number): Point {
  return { x: radius * sine(degrees), y: -radius * sine(degrees + 90) };
}

/** Coordinates as a path has them. */
export function at({ x, y }: Point): string {
  return `${x.toFixed(4)} ${y.toFixed(4)}`;
}

export function line(from: Point, to: Point): string {
  return `M${at(from)}L${at(to)}`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** An arc of a circle around the middle, clockwise, less than half of it. */
export function arcPath(radius: number, from: number, to: number): string {
  return `M${at(pointAt(radius, from))}A${radius} ${radius} 0 0 1 ${at(pointAt(radius, to))}`;
}

/** The outline of a sector: out, along its arc and back. */
export function sectorPath(radius: number, from: number, to: number): string {
  return `M0 0L${at(pointAt(radius, from))}A${radius} ${radius} 0 0 1 ${at(pointAt(radius, to))}Z`;
}

/** The box around a sector of up to 180° that points straight up, from its upper left corner. */
export function sectorBox(
  radius: number,
  span: number,
): Point & { readonly width: number; readonly height: number } {
  const half = pointAt(radius, span / 2);
  return { x: -half.x, y: -radius, width: 2 * half.x, height: radius + Math.max(0, half.y) };
}

/** Words at a point of a drawing, as high as `size`; at their foot, from their left unless they are anchored. */
export function words(text: Text, x: number, y: number, size: number, anchor?: "middle" | "end"): Shape {
  return { kind: "words", x, y, words: text, size, ...(anchor && { anchor }) };
}
