import type { Corner, Triangle } from "./triangle.ts";
import { before, mix, unit, type Vec } from "./vec.ts";

/** Below zero inside, above zero outside. */
export type Field = (p: Vec) => number;

const blend = (a: Corner, b: Corner, t: number): Corner => ({
  p: mix(a.p, b.p, t),
  n: unit(mix(a.n, b.n, t)),
});

/** Where the field is zero between two corners of different sign; the same from both sides of the edge. */
function crossing(field: Field, a: Corner, b: Corner): Corner {
  const [from, to] = before(a.p, b.p) ? [a, b] : [b, a];
  const inside = field(from.p) < 0;
  let [low, high] = [0, 1];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (field(mix(from.p, to.p, middle)) < 0 === inside) low = middle;
    else high = middle;
  }
  return blend(from, to, high);
}

const piece = (t: Triangle, a: Corner, b: Corner, c: Corner): Triangle => ({ ...t, corners: [a, b, c] });

/** Cuts a triangle along the zero line of the field: first the pieces inside, then those outside. */
export function cutCurve(t: Triangle, field: Field): readonly [inside: Triangle[], outside: Triangle[]] {
  const inside = t.corners.map((c) => field(c.p) < 0);
  const count = inside.filter(Boolean).length;
  if (count === 3) return [[t], []];
  if (count === 0) return [[], [t]];
  const lone = inside.indexOf(count === 1);
  const [a, b, c] = [0, 1, 2].map((k) => t.corners[(lone + k) % 3]) as [Corner, Corner, Corner];
  const [ab, ac] = [crossing(field, a, b), crossing(field, a, c)];
  const one = [piece(t, a, ab, ac)];
  const two = [piece(t, ab, b, c), piece(t, ab, c, ac)];
  return count === 1 ? [one, two] : [two, one];
}
