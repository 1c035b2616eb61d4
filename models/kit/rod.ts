import { closed, loft } from "./loft.ts";
import { smooth } from "./smooth.ts";
import type { Triangle } from "./triangle.ts";
import type { Rod } from "./type.ts";
import { add, cross, scale, sub, unit, type Vec } from "./vec.ts";

function circle(middle: Vec, along: Vec, radius: number, sides: number, flat: number): Vec[] {
  const u = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const v = cross(along, u);
  return Array.from({ length: sides }, (_, j) => {
    const a = (2 * Math.PI * j) / sides;
    return add(middle, add(scale(u, radius * Math.cos(a)), scale(v, radius * flat * Math.sin(a))));
  });
}

function bar(rod: Rod): Triangle[] {
  const along = unit(sub(rod.to, rod.from));
  const sides = rod.sides ?? 5;
  const a = circle(rod.from, along, rod.radius, sides, rod.flat ?? 1);
  const b = circle(rod.to, along, rod.end ?? rod.radius, sides, rod.flat ?? 1);
  const rings = rod.open ? [a, b] : [closed(a), a, b, closed(b)];
  return smooth(loft(rod.part, rings), 100);
}

/** The triangles of a bar, on both sides when it is mirrored. */
export function buildRod(rod: Rod): Triangle[] {
  const flipX = (p: Vec): Vec => [-p[0], p[1], p[2]];
  return rod.mirror ? [...bar(rod), ...bar({ ...rod, from: flipX(rod.from), to: flipX(rod.to) })] : bar(rod);
}
