import { closed, loft } from "./loft.ts";
import { smooth } from "./smooth.ts";
import { spline } from "./spline.ts";
import type { Triangle } from "./triangle.ts";
import type { Body } from "./type.ts";
import type { Vec } from "./vec.ts";

const power = (v: number, e: number): number => Math.sign(v) * Math.abs(v) ** e;

function stations(given: readonly number[], between: number): number[] {
  return given.flatMap((s, i) => {
    const next = given[i + 1];
    if (next === undefined) return [s];
    return Array.from({ length: between + 1 }, (_, k) => s + ((next - s) * k) / (between + 1));
  });
}

/** The rings of a body: superellipses through its sections, smoothly in between. */
function rings(body: Body): Vec[][] {
  const rows = body.sections;
  const ss = rows.map((r) => r[0]);
  const [low, high, half, square, waist] = [1, 2, 3, 4, 5].map((c) =>
    spline(
      ss,
      rows.map((r) => r[c] ?? (c === 4 ? 2 : 0.5)),
    ),
  ) as [
    (s: number) => number,
    (s: number) => number,
    (s: number) => number,
    (s: number) => number,
    (s: number) => number,
  ];
  const sides = body.sides ?? 12;
  const [dx, dy, dz] = body.at ?? [0, 0, 0];
  return stations(ss, body.between ?? 1).map((s) => {
    const mid = low(s) + (high(s) - low(s)) * waist(s);
    return Array.from({ length: sides }, (_, j): Vec => {
      const a = (j * 2 * Math.PI) / sides;
      const reach = Math.cos(a) > 0 ? high(s) - mid : mid - low(s);
      const e = 2 / square(s);
      return [half(s) * power(Math.sin(a), e) + dx, mid + reach * power(Math.cos(a), e) + dy, s + dz];
    });
  });
}

/** The triangles of a body, on both sides when it is mirrored. */
export function buildBody(body: Body): Triangle[] {
  const skin = rings(body);
  const ends = [closed(skin[0] ?? []), ...skin, closed(skin.at(-1) ?? [])];
  const one = smooth(loft(body.part, ends), body.crease);
  if (!body.mirror) return one;
  const left = ends.map((ring) => ring.map((p): Vec => [-p[0], p[1], p[2]]));
  return [...one, ...smooth(loft(body.part, left), body.crease)];
}
