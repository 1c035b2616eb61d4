import { type Faces, faces } from "./faces.ts";
import type { Triangle } from "./triangle.ts";
import { add, cross, dot, scale, sub, unit, type Vec } from "./vec.ts";

const REACH = 1.3;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Directions over the half sphere around +z, closer together towards the pole. */
const dome = (rays: number): Vec[] =>
  Array.from({ length: rays }, (_, i) => {
    const z = Math.sqrt(1 - (i + 0.5) / rays);
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(i * GOLDEN), r * Math.sin(i * GOLDEN), z];
  });

/** A ball around each face: middle, radius and its square. */
interface Balls {
  readonly middle: Float64Array;
  readonly radius: Float64Array;
  readonly reach: Float64Array;
}

function ballsOf(ts: readonly Triangle[]): Balls {
  const middles = ts.map(({ corners: [a, b, c] }) => scale(add(add(a.p, b.p), c.p), 1 / 3));
  const radius = Float64Array.from(ts, ({ corners }, i) =>
    Math.sqrt(Math.max(...corners.map((k) => dot(sub(k.p, middles[i] as Vec), sub(k.p, middles[i] as Vec))))),
  );
  return { middle: Float64Array.from(middles.flat()), radius, reach: radius.map((r) => r * r) };
}

/** A face near a point: the way from there to the middle of its ball, the square of that, the radius and its square. */
interface Blocker {
  readonly face: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly square: number;
  readonly radius: number;
  readonly reach: number;
}

/** Distance along the ray to a face, or `free` when it is not nearer than that. */
function hit({ a, u, v }: Faces, face: number, from: Vec, [tx, ty, tz]: Vec, free: number): number {
  const i = 3 * face;
  const [ux, uy, uz] = [u[i] as number, u[i + 1] as number, u[i + 2] as number];
  const [vx, vy, vz] = [v[i] as number, v[i + 1] as number, v[i + 2] as number];
  const [hx, hy, hz] = [ty * vz - tz * vy, tz * vx - tx * vz, tx * vy - ty * vx];
  const det = ux * hx + uy * hy + uz * hz;
  if (Math.abs(det) < 1e-9) return free;
  const sx = from[0] - (a[i] as number);
  const sy = from[1] - (a[i + 1] as number);
  const sz = from[2] - (a[i + 2] as number);
  const x = (sx * hx + sy * hy + sz * hz) / det;
  if (x < 0 || x > 1) return free;
  const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const y = (tx * qx + ty * qy + tz * qz) / det;
  if (y < 0 || x + y > 1) return free;
  const t = (vx * qx + vy * qy + vz * qz) / det;
  return t > 0 && t < free ? t : free;
}

/** How far the ray comes before it meets one of the blockers. */
function reachOf(all: Faces, blockers: readonly Blocker[], from: Vec, ray: Vec): number {
  const [tx, ty, tz] = ray;
  let free = REACH;
  for (let k = 0; k < blockers.length; k++) {
    const ball = blockers[k] as Blocker;
    const along = ball.dx * tx + ball.dy * ty + ball.dz * tz;
    if (along < -ball.radius || along - ball.radius > free) continue;
    if (ball.square - along * along <= ball.reach) free = hit(all, ball.face, from, ray, free);
  }
  return free;
}

/** The faces that can shade a point which looks along `n`. */
function near({ middle, radius, reach }: Balls, from: Vec, n: Vec): Blocker[] {
  const found: Blocker[] = [];
  for (let f = 0; f < radius.length; f++) {
    const i = 3 * f;
    const dx = (middle[i] as number) - from[0];
    const dy = (middle[i + 1] as number) - from[1];
    const dz = (middle[i + 2] as number) - from[2];
    const r = radius[f] as number;
    const square = dx * dx + dy * dy + dz * dz;
    if (square >= (REACH + r) ** 2 || dx * n[0] + dy * n[1] + dz * n[2] <= -r) continue;
    found.push({ face: f, dx, dy, dz, square, radius: r, reach: reach[f] as number });
  }
  return found;
}

/**
 * How open a point is to the light, 0 (a crack) to 1 (free), as a wash of thin dark paint would show it.
 * @param rays how many ways out of each point are tried
 */
export function openness(solid: readonly Triangle[], rays: number): (p: Vec, n: Vec) => number {
  const ways = dome(rays);
  const all = faces(solid);
  const balls = ballsOf(solid);
  const known = new Map<string, number>();
  const measure = (p: Vec, n: Vec): number => {
    const from = add(p, scale(n, 0.02));
    const blockers = near(balls, from, n);
    const side = unit(cross(n, Math.abs(n[0]) > 0.7 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(n, side);
    let light = 0;
    for (const d of ways) {
      const to = add(add(scale(side, d[0]), scale(up, d[1])), scale(n, d[2]));
      light += reachOf(all, blockers, from, to) / REACH;
    }
    return light / rays;
  };
  return (p, n) => {
    const key = [...p, ...n].map((v) => Math.round(v * 200)).join();
    const value = known.get(key) ?? measure(p, n);
    known.set(key, value);
    return value;
  };
}
