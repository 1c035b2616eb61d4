import type { Rod } from "./type.ts";
import type { Vec } from "./vec.ts";

/** The cylinders of a rotary or radial engine around its hub: a star of short bars. */
export function cylinderStar(hub: Vec, radius: number, count = 9, thick = 0.075): Rod[] {
  return Array.from({ length: count }, (_, i): Rod => {
    const a = (2 * Math.PI * i) / count;
    const at = (r: number): Vec => [hub[0] + r * Math.sin(a), hub[1] + r * Math.cos(a), hub[2]];
    return { part: "cylinder", from: at(radius * 0.25), to: at(radius), radius: thick, sides: 5 };
  });
}

/** A row of upright cylinders: the first one's foot, how many, their distance and height. */
export interface Row {
  readonly first: Vec;
  readonly count: number;
  readonly pitch: number;
  readonly height: number;
  /** How far the heads lean out: V engines. */
  readonly lean?: number;
  readonly radius?: number;
}

/** The exposed cylinders of an inline engine, with the rocker shaft along their heads; mirrored for a V. */
export function cylinderRow({ first, count, pitch, height, lean = 0, radius = 0.085 }: Row): Rod[] {
  const [x, y, z] = first;
  const mirror = lean !== 0;
  const foot = (i: number): Vec => [x, y, z + i * pitch];
  const head = (i: number, up = 0): Vec => [x + lean, y + height + up, z + i * pitch];
  const row = Array.from(
    { length: count },
    (_, i): Rod => ({
      part: "cylinder",
      from: foot(i),
      to: head(i),
      radius,
      sides: 6,
      mirror,
    }),
  );
  const rocker: Rod = {
    part: "cylinder",
    from: head(-0.3, 0.03),
    to: head(count - 0.7, 0.03),
    radius: 0.035,
    sides: 4,
    mirror,
  };
  return [...row, rocker];
}

/** An exhaust manifold along a broken line, round and open at its end. */
export const exhaustPipe = (points: readonly Vec[], radius = 0.07, mirror = false): Rod[] =>
  points.slice(1).map((to, i) => ({
    part: "exhaust",
    from: points[i] as Vec,
    to,
    radius,
    sides: 5,
    mirror,
  }));
