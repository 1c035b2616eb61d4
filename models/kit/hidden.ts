import { type Faces, faces } from "./faces.ts";
import type { Triangle } from "./triangle.ts";
import { add, scale, type Vec } from "./vec.ts";

/** Slanted, so that no ray runs along an edge of a symmetrical part. */
const RAYS: readonly Vec[] = [
  [0.013, 1, 0.017],
  [0.019, -1, 0.011],
];

/** How often a ray crosses the skin of a part. */
function crossings({ count, a, u, v }: Faces, from: Vec, [tx, ty, tz]: Vec): number {
  let crossed = 0;
  for (let i = 0; i < 3 * count; i += 3) {
    const [ux, uy, uz] = [u[i] as number, u[i + 1] as number, u[i + 2] as number];
    const [vx, vy, vz] = [v[i] as number, v[i + 1] as number, v[i + 2] as number];
    const [hx, hy, hz] = [ty * vz - tz * vy, tz * vx - tx * vz, tx * vy - ty * vx];
    const det = ux * hx + uy * hy + uz * hz;
    if (Math.abs(det) < 1e-12) continue;
    const [sx, sy, sz] = [
      from[0] - (a[i] as number),
      from[1] - (a[i + 1] as number),
      from[2] - (a[i + 2] as number),
    ];
    const x = (sx * hx + sy * hy + sz * hz) / det;
    if (!(x >= 0)) continue;
    const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
    const y = (tx * qx + ty * qy + tz * qz) / det;
    if (y >= 0 && x + y <= 1 && (vx * qx + vy * qy + vz * qz) / det > 0) crossed++;
  }
  return crossed;
}

/** Inside a closed part: every ray out of it crosses its skin an odd number of times. */
function inside(p: Vec, part: Faces): boolean {
  for (let axis = 0; axis < 3; axis++) {
    const at = p[axis] as number;
    if (at < (part.low[axis] as number) || at > (part.high[axis] as number)) return false;
  }
  return RAYS.every((to) => crossings(part, p, to) % 2 === 1);
}

/** Leaves out of `part` what lies wholly inside one of the closed `others` and can never be seen. */
export function withoutHidden(
  part: readonly Triangle[],
  others: readonly (readonly Triangle[])[],
): Triangle[] {
  const skins = others.map(faces);
  return part.filter((t) => {
    const [a, b, c] = t.corners.map((k) => k.p) as [Vec, Vec, Vec];
    const points = [a, b, c, scale(add(add(a, b), c), 1 / 3)];
    return !skins.some((skin) => points.every((p) => inside(p, skin)));
  });
}
