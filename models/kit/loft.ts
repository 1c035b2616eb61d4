import { bare, outward, type Triangle } from "./triangle.ts";
import { length, sub, type Vec } from "./vec.ts";

const same = (a: Vec, b: Vec): boolean => length(sub(a, b)) < 1e-6;

function quad(part: string, a: Vec, b: Vec, c: Vec, d: Vec): Triangle[] {
  const halves: [Vec, Vec, Vec][] =
    length(sub(a, d)) < length(sub(b, c)) - 1e-9
      ? [
          [a, c, d],
          [a, d, b],
        ]
      : [
          [a, c, b],
          [b, c, d],
        ];
  return halves
    .filter(([p, q, r]) => !same(p, q) && !same(q, r) && !same(p, r))
    .map(([p, q, r]) => bare(part, p, q, r));
}

/** A skin over rings of equally many points, facing outwards; rings may shrink to a point. */
export function loft(part: string, rings: readonly (readonly Vec[])[]): Triangle[] {
  const out: Triangle[] = [];
  rings.slice(1).forEach((next, i) => {
    const ring = rings[i] ?? [];
    ring.forEach((a, j) => {
      const k = (j + 1) % ring.length;
      const [b, c, d] = [ring[k], next[j], next[k]];
      if (b && c && d) out.push(...quad(part, a, b, c, d));
    });
  });
  return outward(out);
}

/** A ring shrunk to its middle: closes the end of a loft. */
export function closed(ring: readonly Vec[]): Vec[] {
  const sum = ring.reduce((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]] as const, [0, 0, 0] as Vec);
  const middle: Vec = [sum[0] / ring.length, sum[1] / ring.length, sum[2] / ring.length];
  return ring.map(() => middle);
}
