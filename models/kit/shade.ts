import type { Triangle } from "./triangle.ts";
import { add, cross, dot, scale, sub, unit, type Vec } from "./vec.ts";

const RAYS = 40;
const REACH = 1.3;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Directions over the half sphere around +z, closer together towards the pole. */
const DOME: readonly Vec[] = Array.from({ length: RAYS }, (_, i) => {
  const z = Math.sqrt(1 - (i + 0.5) / RAYS);
  const r = Math.sqrt(1 - z * z);
  return [r * Math.cos(i * GOLDEN), r * Math.sin(i * GOLDEN), z];
});

interface Blocker {
  readonly a: Vec;
  readonly u: Vec;
  readonly v: Vec;
  readonly middle: Vec;
  readonly radius: number;
  /** The square of the radius. */
  readonly reach: number;
}

/** Distance along the ray to the triangle, or REACH when it misses. */
function hit(from: Vec, to: Vec, b: Blocker): number {
  const d = sub(b.middle, from);
  const along = dot(d, to);
  if (dot(d, d) - along * along > b.reach) return REACH;
  const h = cross(to, b.v);
  const det = dot(b.u, h);
  if (Math.abs(det) < 1e-9) return REACH;
  const s = sub(from, b.a);
  const x = dot(s, h) / det;
  if (x < 0 || x > 1) return REACH;
  const q = cross(s, b.u);
  const y = dot(to, q) / det;
  if (y < 0 || x + y > 1) return REACH;
  const t = dot(b.v, q) / det;
  return t > 0 && t < REACH ? t : REACH;
}

function blockers(ts: readonly Triangle[]): Blocker[] {
  return ts.map(({ corners: [a, b, c] }) => {
    const middle = scale(add(add(a.p, b.p), c.p), 1 / 3);
    const radius = Math.sqrt(Math.max(...[a, b, c].map((k) => dot(sub(k.p, middle), sub(k.p, middle)))));
    return { a: a.p, u: sub(b.p, a.p), v: sub(c.p, a.p), middle, radius, reach: radius * radius };
  });
}

/** How open a point is to the light, 0 (a crack) to 1 (free), as a wash of thin dark paint would show it. */
export function openness(solid: readonly Triangle[]): (p: Vec, n: Vec) => number {
  const all = blockers(solid);
  const known = new Map<string, number>();
  const measure = (p: Vec, n: Vec): number => {
    const from = add(p, scale(n, 0.02));
    const near = all.filter((b) => {
      const d = sub(b.middle, from);
      return dot(d, d) < (REACH + b.radius) ** 2 && dot(d, n) > -b.radius;
    });
    const side = unit(cross(n, Math.abs(n[0]) > 0.7 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(n, side);
    const light = DOME.map((d) => {
      const to = add(add(scale(side, d[0]), scale(up, d[1])), scale(n, d[2]));
      return near.reduce((t, b) => Math.min(t, hit(from, to, b)), REACH) / REACH;
    });
    return light.reduce((s, v) => s + v, 0) / RAYS;
  };
  return (p, n) => {
    const key = [...p, ...n].map((v) => Math.round(v * 200)).join();
    const value = known.get(key) ?? measure(p, n);
    known.set(key, value);
    return value;
  };
}
