import { type Corner, facing, type Triangle } from "./triangle.ts";
import { add, dot, length, scale, sub, unit, type Vec } from "./vec.ts";

const key = (p: Vec): string => p.map((v) => Math.round(v * 1e4)).join();

function cornerAngle(t: Triangle, i: number): number {
  const [p, q, r] = [0, 1, 2].map((k) => (t.corners[(i + k) % 3] as Corner).p) as [Vec, Vec, Vec];
  const [u, v] = [unit(sub(q, p)), unit(sub(r, p))];
  return Math.acos(Math.min(1, Math.max(-1, dot(u, v))));
}

/** Rounds the shading over every edge flatter than `crease` degrees, within one part. */
export function smooth(ts: readonly Triangle[], crease = 48): Triangle[] {
  const limit = Math.cos((crease * Math.PI) / 180);
  const faces = ts.map(facing);
  const around = new Map<string, [Vec, number][]>();
  ts.forEach((t, f) => {
    t.corners.forEach((c, i) => {
      const list = around.get(key(c.p)) ?? [];
      list.push([faces[f] as Vec, cornerAngle(t, i)]);
      around.set(key(c.p), list);
    });
  });
  const shade = (p: Vec, face: Vec): Vec => {
    const near = (around.get(key(p)) ?? []).filter(([n]) => dot(n, face) > limit);
    const sum = near.reduce<Vec>((s, [n, w]) => add(s, scale(n, w)), [0, 0, 0]);
    return length(sum) > 1e-9 ? unit(sum) : face;
  };
  return ts.map((t, f) => ({
    ...t,
    corners: t.corners.map((c) => ({
      p: c.p,
      n: shade(c.p, faces[f] as Vec),
    })) as unknown as Triangle["corners"],
  }));
}
