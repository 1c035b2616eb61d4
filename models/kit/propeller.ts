import { loft } from "./loft.ts";
import { smooth } from "./smooth.ts";
import type { Triangle } from "./triangle.ts";
import type { Propeller } from "./type.ts";
import { add, scale, type Vec } from "./vec.ts";

/** Along a blade: fraction of the radius, chord and thickness as shares of the widest chord, pitch in radians. */
const STATIONS = [
  [0.1, 0.45, 0.4, 1.1],
  [0.35, 0.95, 0.2, 0.75],
  [0.65, 1, 0.12, 0.5],
  [0.86, 0.8, 0.08, 0.4],
  [0.97, 0.4, 0.05, 0.36],
  [1, 0.02, 0, 0.36],
] as const;
const TIP = 3;

function blade(propeller: Propeller, index: number): Triangle[] {
  const angle = (2 * Math.PI * index) / propeller.blades;
  const out: Vec = [Math.sin(angle), Math.cos(angle), 0];
  const round: Vec = [Math.cos(angle), -Math.sin(angle), 0];
  const chord = propeller.chord ?? propeller.diameter * 0.075;
  const rings = STATIONS.map(([r, c, t, pitch]) => {
    const middle = add(propeller.hub, scale(out, (r * propeller.diameter) / 2));
    const wide: Vec = add(scale(round, Math.cos(pitch)), [0, 0, Math.sin(pitch)]);
    const thick: Vec = add(scale(round, -Math.sin(pitch)), [0, 0, Math.cos(pitch)]);
    const at = (u: number, v: number): Vec =>
      add(middle, add(scale(wide, u * c * chord), scale(thick, v * t * chord)));
    return [at(-0.5, 0), at(0, -0.5), at(0.5, 0), at(0, 0.5)];
  });
  const paint = (part: Vec[][], colour: string): Triangle[] =>
    smooth(loft("blade", part), 180).map((t) => ({ ...t, colour }));
  return [
    ...paint(rings.slice(0, TIP + 1), propeller.colour ?? "black"),
    ...paint(rings.slice(TIP), propeller.tips ?? "yellow"),
  ];
}

/** The blades of one propeller, standing still with one blade straight up. */
export function buildPropeller(propeller: Propeller): Triangle[] {
  return Array.from({ length: propeller.blades }, (_, i) => blade(propeller, i)).flat();
}
