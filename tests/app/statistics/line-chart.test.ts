import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOut, marksTo, type Series, tidyStep } from "../../../src/app/statistics/line-chart.ts";

describe("a scale", () => {
  test.each([
    { top: 5, most: 5, step: 1 },
    { top: 7, most: 5, step: 2 },
    { top: 23, most: 5, step: 5 },
    { top: 50, most: 5, step: 10 },
    { top: 130, most: 4, step: 50 },
  ])("to $top in at most $most steps goes by $step", ({ top, most, step }) => {
    expect(tidyStep(top, most)).toBe(step);
  });

  test("begins with 0, reaches its top and has no more steps than fit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 12 }), (top, most) => {
        const marks = marksTo(top, most);
        expect(marks[0]).toBe(0);
        expect(marks.at(-1)).toBeGreaterThanOrEqual(top);
        expect(marks.length - 1).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe("a line chart", () => {
  const series = (values: readonly number[]): Series => ({ name: "hits", side: 0, expected: false, values });

  test("of a single place stands still at its left edge", () => {
    const laid = layOut([0], [series([0])], 300, 200);
    expect(laid.lines[0]?.path).toBe(`M${laid.left.toFixed(1)} ${laid.bottom.toFixed(1)}`);
  });

  test("rises from the left edge to the right one", () => {
    const { left, right, top, bottom, lines } = layOut([0, 1, 2], [series([0, 1, 2])], 300, 200);
    const [points = []] = lines.map(({ marked }) => marked);
    expect(points.map(({ x }) => x)).toEqual([left, (left + right) / 2, right]);
    expect(points[0]?.y).toBe(bottom);
    expect(points[2]?.y).toBeGreaterThanOrEqual(top);
  });

  test("keeps every line and label inside the picture, at any width", () => {
    const values = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(values, fc.integer({ min: 120, max: 1600 }), (figures, width) => {
        const xs = figures.map((_, index) => index);
        const { left, right, top, bottom, lines, ys, xs: labels } = layOut(xs, [series(figures)], width, 240);
        expect(lines[0]?.marked.length).toBeLessThanOrEqual(24);
        for (const { x, y } of lines[0]?.marked ?? []) {
          expect(x).toBeGreaterThanOrEqual(left);
          expect(x).toBeLessThanOrEqual(right + 1e-6);
          expect(y).toBeGreaterThanOrEqual(top - 1e-6);
          expect(y).toBeLessThanOrEqual(bottom);
        }
        for (const { at } of labels) expect(at).toBeLessThanOrEqual(right + 1e-6);
        for (const { at } of ys) expect(at).toBeGreaterThanOrEqual(top - 1e-6);
      }),
    );
  });
});
