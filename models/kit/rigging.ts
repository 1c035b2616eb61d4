import { polyline } from "./spline.ts";
import type { Rib, Rod, Surface } from "./type.ts";
import type { Vec } from "./vec.ts";

/** Where the two spars of a wing lie, shares of its chord. */
const SPARS: readonly [front: number, rear: number] = [0.13, 0.66];

/** A point of a wing's middle plane: distance out and share of the chord. */
export function onWing(ribs: readonly Rib[], out: number, share: number): Vec {
  const at = (column: 1 | 2 | 3): number => polyline(ribs.map((r) => [r[0], r[column]]))(out);
  return [out, at(1), at(2) + (at(3) - at(2)) * share];
}

/** A bracing wire on both sides, thicker than life so that one sees it. */
export const wire = (from: Vec, to: Vec, radius = 0.014): Rod => ({
  part: "wire",
  from,
  to,
  radius,
  sides: 3,
  open: true,
  mirror: true,
});

/** A streamlined strut on both sides: `depth` along the flight, a third of it across. */
export const blade = (from: Vec, to: Vec, depth = 0.06, part = "strut"): Rod => ({
  part,
  from,
  to,
  radius: depth,
  sides: 4,
  flat: 0.4,
  open: true,
  mirror: true,
});

/** Both wings of a bay, and the spars that struts stand on. */
export interface Cell {
  readonly upper: readonly Rib[];
  readonly lower: readonly Rib[];
  readonly spars?: readonly [front: number, rear: number];
  /** Spars of the lower wing where they differ; equal ones make a V. */
  readonly lowerSpars?: readonly [front: number, rear: number];
}

/** Distance out on the upper and on the lower wing. */
export type Outs = readonly [upper: number, lower: number];

const tops = ({ upper, spars = SPARS }: Cell, out: number): Vec[] =>
  spars.map((share) => onWing(upper, out, share));
const feet = ({ lower, spars = SPARS, lowerSpars = spars }: Cell, out: number): Vec[] =>
  lowerSpars.map((share) => onWing(lower, out, share));

const joined = (from: readonly Vec[], to: readonly Vec[], bar: (a: Vec, b: Vec) => Rod): Rod[] =>
  from.flatMap((a, i) => {
    const b = to[i];
    return b ? [bar(a, b)] : [];
  });

/** A pair of interplane struts on each side, one on each spar. */
export const interplane = (cell: Cell, [upper, lower]: Outs, depth?: number): Rod[] =>
  joined(feet(cell, lower), tops(cell, upper), (a, b) => blade(a, b, depth));

/** The wires of one bay between its inner and its outer struts: flying wires up and landing wires down. */
export const bayWires = (cell: Cell, inner: Outs, outer: Outs): Rod[] => [
  ...joined(feet(cell, inner[1]), tops(cell, outer[0]), wire),
  ...joined(tops(cell, inner[0]), feet(cell, outer[1]), wire),
];

/** The crossed wires between the two struts of a pair. */
export function stagger(cell: Cell, [upper, lower]: Outs): Rod[] {
  return joined(feet(cell, lower), tops(cell, upper).reverse(), wire);
}

/** Struts from points of the fuselage up to the upper wing. */
export const cabane = (pairs: readonly (readonly [foot: Vec, top: Vec])[], depth = 0.05): Rod[] =>
  pairs.map(([foot, top]) => blade(foot, top, depth));

/** Struts under a tailplane or wing: as `cabane`, thinner. */
export const braces = (pairs: readonly (readonly [Vec, Vec])[]): Rod[] => cabane(pairs, 0.03);

/** Control and bracing wires along a broken line. */
export const wires = (...points: readonly Vec[]): Rod[] =>
  joined(points.slice(0, -1), points.slice(1), (a, b) => wire(a, b));

/** What an undercarriage of two V legs and an axle needs, metres. */
export interface Gear {
  /** Where the front and the rear leg leave the fuselage, right side. */
  readonly front: Vec;
  readonly rear: Vec;
  /** The right wheel's middle. */
  readonly wheel: Vec;
  readonly radius: number;
  readonly thickness?: number;
}

/** Legs, axle, tyres and their disc covers (part `hub`), with crossed wires between the front legs. */
export function undercarriage({ front, rear, wheel, radius, thickness = 0.14 }: Gear): Rod[] {
  const foot: Vec = [wheel[0] - thickness, wheel[1], wheel[2]];
  const across = (t: number, part: string, r: number, sides: number): Rod => ({
    part,
    from: [wheel[0] - t / 2, wheel[1], wheel[2]],
    to: [wheel[0] + t / 2, wheel[1], wheel[2]],
    radius: r,
    sides,
    mirror: true,
  });
  const otherSide: Vec = [-foot[0], foot[1], foot[2]];
  return [
    blade(front, foot, 0.06, "gear"),
    blade(rear, foot, 0.05, "gear"),
    {
      part: "gear",
      from: [wheel[0], wheel[1], wheel[2]],
      to: [-wheel[0], wheel[1], wheel[2]],
      radius: 0.035,
      sides: 4,
      open: true,
    },
    wire(front, otherSide),
    across(thickness, "tyre", radius, 12),
    across(thickness + 0.03, "hub", radius * 0.72, 10),
  ];
}

/** A tailskid from under the fuselage back and down. */
export const skid = (top: Vec, end: Vec): Rod => ({
  part: "gear",
  from: top,
  to: end,
  radius: 0.035,
  sides: 4,
});

/** Wings and tail of a biplane with thin wings hollow below. */
export const biplane = (
  { upper, lower }: Cell,
  tail: readonly Rib[],
  fin: readonly Rib[],
  camber = 1.1,
): Surface[] => [
  { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 1.3, camber },
  { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1.3, camber },
  { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
  { part: "fin", kind: "fin", ribs: fin },
];
