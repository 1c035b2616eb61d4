import { disc } from "./markings.ts";
import { points, sections } from "./table.ts";
import type { Band, Body, Joint, Patch, Rib, Rod, Section, Surface } from "./type.ts";
import type { Flat, Vec } from "./vec.ts";

/** A pointed spinner from its tip (right, up, aft) to its base. */
export function spinner(tip: Vec, length: number, radius: number, blunt = 0.06): Body {
  const ring = (share: number, wide: number): Section => {
    const r = radius * wide;
    return [length * share, -r, r, r];
  };
  return {
    part: "spinner",
    sides: 10,
    at: tip,
    sections: [ring(0, blunt), ring(0.16, 0.46), ring(0.55, 0.84), ring(1, 1)],
  };
}

/** A radio mast leaning back. */
export const mast = (foot: Vec, height: number): Rod => ({
  part: "mast",
  from: foot,
  to: [foot[0], foot[1] + height, foot[2] + height * 0.25],
  radius: 0.03,
  end: 0.02,
  sides: 4,
});

/** A barrel pointing along the aircraft (or anywhere): muzzle and breech. */
export const barrel = (muzzle: Vec, breech: Vec, mirror = false, radius = 0.04): Rod => ({
  part: "gun",
  from: muzzle,
  to: breech,
  radius,
  sides: 4,
  mirror,
});

/** Exhaust stubs on both sides of a nose: one at each station. */
export const stubs = (out: number, up: number, stations: readonly number[]): Rod[] =>
  stations.map((s) => ({
    part: "exhaust",
    from: [out - 0.1, up, s],
    to: [out + 0.03, up - 0.03, s + 0.24],
    radius: 0.07,
    sides: 4,
    mirror: true,
  }));

/** Winding bands of one colour, each a path of points seen from above. */
export const bands = (colour: string, width: number, ...paths: string[]): Band[] =>
  paths.map((path) => ({ colour, width, path: points(path) }));

/** Straight-edged patches of one colour on the upper side, each a convex outline. */
export const splinters = (colour: string, on: readonly string[], ...shapes: string[]): Patch[] =>
  shapes.map((shape) => ({ view: "top", on, colour, shape: points(shape) }));

/** Rings of dark wash around a body at the stations given. */
export const around = (part: string, ...stations: number[]): Joint[] => stations.map((s) => [part, s]);

/** A scoop, radiator or fairing: a soft-edged box over a few sections. */
export const box = (part: string, table: string, more: Partial<Body> = {}): Body => ({
  part,
  sides: 8,
  between: 0,
  crease: 80,
  sections: sections(table),
  ...more,
});

/** Wing, tailplane and fin of an ordinary aircraft. */
export const usual = (
  wing: readonly Rib[],
  tail: readonly Rib[],
  fin: readonly Rib[],
  spacing = 0.85,
): Surface[] => [
  { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing },
  { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
  { part: "fin", kind: "fin", ribs: fin },
];

/** The same point on both sides. */
export const pair = ([x, y, z]: Vec): Vec[] => [
  [x, y, z],
  [-x, y, z],
];

/** A round engine cowling, its open front, and the length and radius of it. */
export const cowling = (
  from: number,
  length: number,
  radius: number,
  at: Vec = [0, 0, 0],
  mirror = false,
): Body => ({
  part: "cowl",
  sides: 14,
  crease: 60,
  between: 0,
  at,
  mirror,
  sections: [
    [from, -radius * 0.8, radius * 0.8, radius * 0.8],
    [from + length * 0.07, -radius * 0.93, radius * 0.93, radius * 0.93],
    [from + length * 0.4, -radius, radius, radius],
    [from + length, -radius * 0.97, radius * 0.97, radius * 0.97],
  ],
});

/** The dark opening in the front of a cowling. */
export const opening = (radius: number, at: Flat = [0, 0]): Patch =>
  disc({ view: "front", on: ["cowl"], at, size: radius * 1.5 }, 1, "crossBlack");

/** A bar between two points on both sides: struts of biplanes, legs of fixed wheels. */
export const strut = (from: Vec, to: Vec, radius = 0.045, part = "strut"): Rod => ({
  part,
  from,
  to,
  radius,
  sides: 4,
  mirror: true,
});

/** A wheel on each side, upright, of the radius given. */
export const wheel = ([x, y, z]: Vec, radius: number, thickness = 0.2): Rod => ({
  part: "tyre",
  from: [x - thickness / 2, y, z],
  to: [x + thickness / 2, y, z],
  radius,
  sides: 10,
  mirror: true,
});
