import type { Triangle } from "./triangle.ts";
import { add, cross, dot, scale, sub, type Vec } from "./vec.ts";

/** Slanted, so that no ray runs along an edge of a symmetrical part. */
const RAYS: readonly Vec[] = [
  [0.013, 1, 0.017],
  [0.019, -1, 0.011],
];

function crosses(from: Vec, to: Vec, t: Triangle): boolean {
  const [a, b, c] = t.corners.map((k) => k.p) as [Vec, Vec, Vec];
  const [u, v] = [sub(b, a), sub(c, a)];
  const h = cross(to, v);
  const det = dot(u, h);
  if (Math.abs(det) < 1e-12) return false;
  const s = sub(from, a);
  const x = dot(s, h) / det;
  const q = cross(s, u);
  const y = dot(to, q) / det;
  return x >= 0 && y >= 0 && x + y <= 1 && dot(v, q) / det > 0;
}

/** Inside a closed part: every ray out of it crosses its skin an odd number of times. */
const inside = (p: Vec, part: readonly Triangle[]): boolean =>
  RAYS.every((to) => part.filter((t) => crosses(p, to, t)).length % 2 === 1);

/** Leaves out of `part` what lies wholly inside one of the closed `others` and can never be seen. */
export function withoutHidden(
  part: readonly Triangle[],
  others: readonly (readonly Triangle[])[],
): Triangle[] {
  return part.filter((t) => {
    const [a, b, c] = t.corners.map((k) => k.p) as [Vec, Vec, Vec];
    const points = [a, b, c, scale(add(add(a, b), c), 1 / 3)];
    return !others.some((other) => points.every((p) => inside(p, other)));
  });
}
