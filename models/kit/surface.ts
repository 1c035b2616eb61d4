import { loft } from "./loft.ts";
import { smooth } from "./smooth.ts";
import type { Triangle } from "./triangle.ts";
import type { Rib, Surface } from "./type.ts";
import type { Vec } from "./vec.ts";

/** Chord fractions of the points of a section: back along the top, then forward along the bottom. */
const TOPS = {
  wing: [1, 0.76, 0.52, 0.28, 0.09, 0],
  tail: [1, 0.6, 0.2, 0],
  fin: [1, 0.6, 0.2, 0],
  slat: [1, 0.25, 0],
};
const BOTTOMS = { wing: [0.08, 0.4, 0.76], tail: [0.2, 0.6], fin: [0.2, 0.6], slat: [0.25] };
const CAMBER = { wing: 0.22, tail: 0, fin: 0, slat: 0 };

/** Half thickness of the NACA four-digit section at chord fraction c, with a closed trailing edge. */
function half(c: number): number {
  return 5 * (0.2969 * Math.sqrt(c) - 0.126 * c - 0.3516 * c * c + 0.2843 * c ** 3 - 0.1036 * c ** 4);
}

const between = (a: Rib, b: Rib, t: number): Rib =>
  a.map((v, i) => v + ((b[i] ?? 0) - v) * t) as unknown as Rib;

/** Ribs no farther apart than `spacing`. */
function fill(ribs: readonly Rib[], spacing: number): Rib[] {
  return ribs.flatMap((rib, i) => {
    const next = ribs[i + 1];
    if (!next) return [rib];
    const n = Math.max(1, Math.round((next[0] - rib[0]) / spacing));
    return Array.from({ length: n }, (_, k) => between(rib, next, k / n));
  });
}

function ring(surface: Surface, rib: Rib): Vec[] {
  const [out, up, leading, trailing, thickness] = rib;
  const [dx, dy, dz] = surface.at ?? [0, 0, 0];
  const chord = trailing - leading;
  const point = (c: number, side: number): Vec => {
    const lift = half(c) * thickness * chord * (side + (surface.camber ?? CAMBER[surface.kind]));
    const z = leading + c * chord + dz;
    return surface.kind === "fin" ? [up + lift + dx, out + dy, z] : [out + dx, up + lift + dy, z];
  };
  const tops = TOPS[surface.kind].map((c) => point(c, 1));
  return [...tops, ...BOTTOMS[surface.kind].map((c) => point(c, -1))];
}

/** The triangles of a wing, tailplane or fin, on both sides when it is mirrored. */
export function buildSurface(surface: Surface): Triangle[] {
  const rings = fill(surface.ribs, surface.spacing ?? 0.7).map((rib) => ring(surface, rib));
  const one = smooth(loft(surface.part, rings));
  if (!surface.mirror) return one;
  return [
    ...one,
    ...smooth(
      loft(
        surface.part,
        rings.map((r) => r.map((p): Vec => [-p[0], p[1], p[2]])),
      ),
    ),
  ];
}
