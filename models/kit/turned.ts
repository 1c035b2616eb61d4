import { loft } from "./loft.ts";
import { smooth } from "./smooth.ts";
import type { Triangle } from "./triangle.ts";
import type { Turned } from "./type.ts";
import type { Vec } from "./vec.ts";

/** The triangles of a turned part, on both sides when it is mirrored. */
export function buildTurned(turned: Turned): Triangle[] {
  const [x, y, z] = turned.at ?? [0, 0, 0];
  const sides = turned.sides ?? 12;
  const rings = turned.profile.map(([along, radius]) =>
    Array.from({ length: sides }, (_, j): Vec => {
      const a = (2 * Math.PI * j) / sides;
      return [x + radius * Math.sin(a), y + radius * Math.cos(a), z + along];
    }),
  );
  const one = smooth(loft(turned.part, rings), turned.crease);
  if (!turned.mirror) return one;
  const left = rings.map((ring) => ring.map((p): Vec => [-p[0], p[1], p[2]]));
  return [...one, ...smooth(loft(turned.part, left), turned.crease)];
}
