import { ARC_DEGREES } from "../../../../games/dogfight/face/tabletop.ts";
import type { Weapon } from "../../../../games/dogfight/weapons.ts";
import type { Size } from "../../../print/paper.ts";

/** A point of a drawing: inches from the middle of the aircraft, x right, y down; its nose points up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The point at a distance in inches and at degrees clockwise from the nose. */
export function spot(radius: number, degrees: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** Coordinates as a path has them, to a thousandth of an inch. */
export function at({ x, y }: Spot): string {
  return `${x.toFixed(4)} ${y.toFixed(4)}`;
}

/** An arc of a circle around the aircraft, clockwise, less than half of it. */
export function arcPath(radius: number, from: number, to: number): string {
  return `M${at(spot(radius, from))}A${radius} ${radius} 0 0 1 ${at(spot(radius, to))}`;
}

/** The outline of a sector: out, along its arc and back. */
export function sectorPath(radius: number, from: number, to: number): string {
  return `M0 0L${at(spot(radius, from))}A${radius} ${radius} 0 0 1 ${at(spot(radius, to))}Z`;
}

/** Where a field of fire begins, and how wide it is, in degrees. */
export function spanOf(weapon: Weapon): { readonly from: number; readonly span: number } {
  const { from, to } = ARC_DEGREES[weapon];
  return { from, span: (to - from + 360) % 360 };
}

/** The box around a sector of fire with its nose up: inches, from its upper left corner. */
export function boxOf(radius: number, span: number): Spot & Size {
  const half = spot(radius, span / 2);
  return { x: -half.x, y: -radius, width: 2 * half.x, height: radius + Math.max(0, half.y) };
}
