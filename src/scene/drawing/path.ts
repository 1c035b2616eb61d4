import type { Pose } from "../../tabletop/tabletop.ts";
import { trackPoints } from "../overlay/trackPoints.ts";
import type { Rim } from "../overlay/union.ts";

/** SVG counts y downwards: the drawing's y is the table's, negated. */
export function svgPoint(x: number, y: number): string {
  return `${round(x)} ${round(-y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A ring sector, degrees clockwise from +y. */
export function sectorPath(
  at: { readonly x: number; readonly y: number },
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const end = to > from ? to : to + 360;
  const point = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return svgPoint(at.x + Math.sin(angle) * radius, at.y + Math.cos(angle) * radius);
  };
  const large = end - from > 180 ? 1 : 0;
  const out = `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}`;
  if (inner === 0) return `${out}L${svgPoint(at.x, at.y)}Z`;
  return `${out}L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
}

/** A part of a disc's rim. */
export function rimPath({ at, from, to }: Rim, radius: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return svgPoint(at.x + Math.sin(angle) * radius, at.y + Math.cos(angle) * radius);
  };
  // Half by half: a whole circle ends where it begins.
  const halves = [(from + to) / 2, to].map((end) => `A${radius} ${radius} 0 0 1 ${point(end)}`);
  return `M${point(from)}${halves.join("")}`;
}

/** A track with its corners rounded as they are flown. */
export function trackPath(track: readonly Pose[]): string {
  const points = trackPoints(track, 0);
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${svgPoint(x, y)}`).join("");
}
