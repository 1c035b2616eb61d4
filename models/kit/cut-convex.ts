import { ShapeUtils } from "three/src/extras/ShapeUtils.js";
import { Vector2 } from "three/src/math/Vector2.js";
import type { Corner, Triangle } from "./triangle.ts";
import { before, type Flat, unit, type Vec } from "./vec.ts";

/** How a view sees a point. */
export type Project = (p: Vec) => Flat;

const EPS = 1e-7;
const area2 = (a: Flat, b: Flat, c: Flat): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const signed = (shape: readonly Flat[]): number =>
  shape.reduce((s, p, i) => {
    const q = shape[(i + 1) % shape.length] as Flat;
    return s + p[0] * q[1] - p[1] * q[0];
  }, 0);

/** The shape turned anticlockwise. */
export const anticlockwise = (shape: readonly Flat[]): readonly Flat[] =>
  signed(shape) < 0 ? [...shape].reverse() : shape;

/** The point of an edge on the line through a and b, the same whichever way the edge is given. */
function meet(p: Flat, q: Flat, a: Flat, b: Flat): Flat {
  const turn = before([p[0], p[1], 0], [q[0], q[1], 0]);
  const [from, to] = turn ? [p, q] : [q, p];
  const [d, e] = [area2(a, b, from), area2(a, b, to)];
  const t = d / (d - e);
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** The part of a triangle's outline inside a convex shape; both anticlockwise. */
function clip(triangle: readonly Flat[], shape: readonly Flat[]): Flat[] {
  let left = [...triangle];
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length] as Flat;
    left = left.flatMap((p, k) => {
      const q = left[(k + 1) % left.length] as Flat;
      const [ip, iq] = [area2(a, b, p) >= -EPS, area2(a, b, q) >= -EPS];
      const here = ip ? [p] : [];
      return ip === iq ? here : [...here, meet(p, q, a, b)];
    });
  });
  return left.filter((p, k) => {
    const q = left[(k + 1) % left.length] as Flat;
    return Math.abs(p[0] - q[0]) > EPS || Math.abs(p[1] - q[1]) > EPS;
  });
}

/** Shares of the three corners at a point of the view. */
function shares(t: readonly [Flat, Flat, Flat], p: Flat): Vec {
  const whole = area2(t[0], t[1], t[2]);
  return [area2(p, t[1], t[2]) / whole, area2(t[0], p, t[2]) / whole, area2(t[0], t[1], p) / whole];
}

function cornerAt(t: Triangle, flat: readonly [Flat, Flat, Flat], p: Flat): Corner {
  const w = shares(flat, p).map((v) => (Math.abs(v) < 1e-6 ? 0 : v));
  const blend = (pick: (c: Corner) => Vec): Vec =>
    [0, 1, 2].map((axis) =>
      t.corners.reduce((s, c, k) => s + (pick(c)[axis] ?? 0) * (w[k] ?? 0), 0),
    ) as unknown as Vec;
  return { p: blend((c) => c.p), n: unit(blend((c) => c.n)) };
}

/** How far round the triangle's outline a point lies, 0 to 3; undefined inside it. */
function round(flat: readonly [Flat, Flat, Flat], p: Flat): number | undefined {
  const w = shares(flat, p);
  const k = w.findIndex((v) => Math.abs(v) < 1e-5);
  if (k === -1) return undefined;
  const start = (k + 1) % 3;
  const along = w[(k + 2) % 3] ?? 0;
  return along > 1 - 1e-5 ? (start + 1) % 3 : start + Math.max(0, along);
}

/** The outlines of a triangle less a convex hole: one ring with a hole, or one outline a gap between touches. */
function remainder(
  flat: readonly [Flat, Flat, Flat],
  hole: readonly Flat[],
): { contour: Flat[]; holes: Flat[][] }[] {
  const where = hole.map((p) => round(flat, p));
  const touches = where.flatMap((w, i) => (w === undefined ? [] : [i]));
  if (touches.length === 0) return [{ contour: [...flat], holes: [[...hole].reverse()] }];
  return touches.map((i, k) => {
    const j = touches[(k + 1) % touches.length] as number;
    const [from, to] = [where[i] as number, where[j] as number];
    const end = to > from + 1e-9 || (touches.length > 1 && Math.abs(to - from) < 1e-9) ? to : to + 3;
    const corners = [0, 1, 2, 3, 4, 5]
      .filter((c) => c > from + 1e-9 && c < end - 1e-9)
      .map((c) => flat[c % 3] as Flat);
    const back: Flat[] = [];
    for (let m = j; ; m = (m + hole.length - 1) % hole.length) {
      back.push(hole[m] as Flat);
      if (m === i && (back.length > 1 || touches.length > 1)) break;
      if (back.length > hole.length) break;
    }
    return { contour: [...back, ...corners], holes: [] };
  });
}

function triangulate(contour: readonly Flat[], holes: readonly (readonly Flat[])[]): [Flat, Flat, Flat][] {
  const vectors = (ps: readonly Flat[]): Vector2[] => ps.map((p) => new Vector2(p[0], p[1]));
  const all = [...contour, ...holes.flat()];
  return ShapeUtils.triangulateShape(vectors(contour), holes.map(vectors)).map(
    (f) => f.map((i) => all[i]) as [Flat, Flat, Flat],
  );
}

/**
 * Cuts a triangle along a convex shape (anticlockwise) of a view: the pieces inside, then those outside.
 * New corners lie only where the outline itself runs, so that neighbours still fit.
 */
export function cutConvex(
  t: Triangle,
  shape: readonly Flat[],
  project: Project,
): readonly [inside: Triangle[], outside: Triangle[]] {
  const flat = t.corners.map((c) => project(c.p)) as unknown as [Flat, Flat, Flat];
  const turned = area2(...flat) < 0;
  const outline = (turned ? [flat[0], flat[2], flat[1]] : flat) as [Flat, Flat, Flat];
  const source: Triangle = turned ? { ...t, corners: [t.corners[0], t.corners[2], t.corners[1]] } : t;
  const hole = clip(outline, shape);
  if (hole.length < 3 || signed(hole) < 1e-7) return [[], [t]];
  if (signed(hole) > signed(outline) - 1e-7) return [[t], []];
  const piece = (ps: readonly [Flat, Flat, Flat]): Triangle => {
    const [a, b, c] = ps.map((p) => cornerAt(source, outline, p)) as [Corner, Corner, Corner];
    return { ...t, corners: area2(...ps) < 0 === turned ? [a, b, c] : [a, c, b] };
  };
  const solid = (ps: readonly [Flat, Flat, Flat]): boolean => Math.abs(area2(...ps)) > 1e-8;
  const inside = triangulate(hole, []).filter(solid).map(piece);
  const rest = remainder(outline, hole).filter(
    ({ contour }) => contour.length > 2 && Math.abs(signed(contour)) > 1e-7,
  );
  return [
    inside,
    rest
      .flatMap(({ contour, holes }) => triangulate(contour, holes))
      .filter(solid)
      .map(piece),
  ];
}
