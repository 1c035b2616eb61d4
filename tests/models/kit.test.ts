import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anticlockwise, cutConvex } from "../../models/kit/cut-convex.ts";
import { cutCurve } from "../../models/kit/cut-curve.ts";
import { linearPaint } from "../../models/kit/palette.ts";
import { spline } from "../../models/kit/spline.ts";
import { points, sections } from "../../models/kit/table.ts";
import { bare, type Triangle } from "../../models/kit/triangle.ts";
import { cross, type Flat, length, sub, type Vec } from "../../models/kit/vec.ts";

const area = (ts: readonly Triangle[]): number =>
  ts.reduce((sum, { corners: [a, b, c] }) => sum + length(cross(sub(b.p, a.p), sub(c.p, a.p))) / 2, 0);

const coordinate = fc.integer({ min: -20, max: 20 }).map((v) => v / 4);
const point = fc.tuple(coordinate, coordinate);
const triangle = fc
  .tuple(point, point, point)
  .map(([a, b, c]) => bare("wing", [a[0], 0, a[1]], [b[0], 0.1, b[1]], [c[0], 0.2, c[1]]))
  .filter((t) => area([t]) > 0.3);
const fromAbove = (p: Vec): Flat => [p[0], p[2]];
const flatArea = (t: Triangle): number => {
  const [a, b, c] = t.corners.map((k) => fromAbove(k.p)) as [Flat, Flat, Flat];
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
};

describe("cutting paint into the skin", () => {
  it("keeps the whole triangle, whatever circle cuts it", () => {
    const circle = fc.tuple(point, fc.integer({ min: 1, max: 16 })).map(([[x, y], r]) =>
      Array.from({ length: 12 }, (_, i): Flat => {
        const a = (i * Math.PI) / 6 + 0.1;
        return [x + (r / 4) * Math.cos(a), y + (r / 4) * Math.sin(a)];
      }),
    );
    fc.assert(
      fc.property(
        triangle.filter((t) => flatArea(t) > 0.2),
        circle,
        (t, shape) => {
          const [inside, outside] = cutConvex(t, anticlockwise(shape), fromAbove);
          expect(area([...inside, ...outside])).toBeCloseTo(area([t]), 3);
        },
      ),
    );
  });

  it("keeps the whole triangle, whatever line cuts it, and sorts the pieces by side", () => {
    fc.assert(
      fc.property(triangle, coordinate, (t, x) => {
        const [inside, outside] = cutCurve(t, (p) => p[0] - x);
        expect(area([...inside, ...outside])).toBeCloseTo(area([t]), 4);
        for (const c of inside.flatMap((i) => i.corners)) expect(c.p[0]).toBeLessThanOrEqual(x + 1e-5);
        for (const c of outside.flatMap((i) => i.corners)) expect(c.p[0]).toBeGreaterThanOrEqual(x - 1e-5);
      }),
    );
  });
});

describe("data of a type", () => {
  it("reads tables by line or semicolon", () => {
    expect(points("1 2; 3 4")).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(sections("\n 0 -1 1 0.5 \n 2 -1 1 0.5 3\n")).toHaveLength(2);
  });

  it("says which row is wrong", () => {
    expect(() => points("1 2; 3 x")).toThrow('"3 x" should be 2 numbers.');
    expect(() => sections("1 2 3")).toThrow('"1 2 3" should be 4 to 6 numbers.');
  });

  it("says which paint there is not", () => {
    expect(() => linearPaint("mauve")).toThrow('There is no paint "mauve"');
    expect(linearPaint("insignia").every((v) => v > 0.5 && v <= 1)).toBe(true);
  });

  it("never swings beyond the rows that it joins", () => {
    const curve = spline([0, 1, 2, 5], [0, 3, 3, 1]);
    for (let x = 0; x <= 5; x += 0.1) {
      expect(curve(x)).toBeGreaterThanOrEqual(-1e-9);
      expect(curve(x)).toBeLessThanOrEqual(3 + 1e-9);
    }
  });
});
