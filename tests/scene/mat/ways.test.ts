import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PenPoint } from "../../../src/scene/mat/pen.ts";
import { awayFrom, inside, meshed, overEdge, rounded, stakes, toEdge } from "../../../src/scene/mat/ways.ts";

const way = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 30 })).map((at): PenPoint => at),
  { minLength: 2, maxLength: 8 },
);
const SQUARE: readonly PenPoint[] = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
];

describe("a way on the mat", () => {
  it("keeps its ends when its bends are rounded, and stays near", () => {
    fc.assert(
      fc.property(way, (points) => {
        const round = rounded(points);
        expect(round[0]).toEqual(points[0]);
        expect(round.at(-1)).toEqual(points.at(-1));
        const legs = points.map(([x, y], i) => {
          const [ax, ay] = points[i - 1] ?? [x, y];
          return Math.hypot(x - ax, y - ay);
        });
        for (const [x, y] of round) expect(awayFrom(points, x, y)).toBeLessThanOrEqual(Math.max(...legs) / 4);
      }),
    );
  });

  it("is staked at even steps along its whole length", () => {
    fc.assert(
      fc.property(way, (points) => {
        const found = stakes(points, 0.5);
        for (const { x, y, dx, dy } of found) {
          expect(awayFrom(points, x, y)).toBeLessThan(1e-9);
          expect(Math.hypot(dx, dy)).toBeCloseTo(1);
        }
        const length = points.reduce((sum, [x, y], i) => {
          const [ax, ay] = points[i - 1] ?? [x, y];
          return sum + Math.hypot(x - ax, y - ay);
        }, 0);
        expect(Math.abs(found.length - length / 0.5)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("runs on over the edge next to which it ends, and nowhere else", () => {
    const sheet = { width: 40, depth: 30 };
    const points: readonly PenPoint[] = [
      [2, 15],
      [20, 16],
      [30, 28],
    ];
    expect(toEdge(points, sheet)).toEqual([[-1, 15], ...points, [30, 31]]);
    expect(overEdge([[20, 16]], sheet)).toEqual([[20, 16]]);
    expect(toEdge([], sheet)).toEqual([]);
  });
});

describe("an outline", () => {
  it("tells how far inside or outside it a place is", () => {
    expect(inside(SQUARE, 15, 15)).toBeCloseTo(5);
    expect(inside(SQUARE, 12, 15)).toBeCloseTo(2);
    expect(inside(SQUARE, 8, 15)).toBeCloseTo(-2);
    expect(inside(SQUARE, 23, 24)).toBeCloseTo(-5);
  });

  it("is met between the points of a mesh by what is straight there", () => {
    const read = meshed(40, 30, (x, y) => 3 * x - 2 * y + 1);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (x, y) => {
          expect(read(x, y)).toBeCloseTo(3 * x - 2 * y + 1, 3);
        },
      ),
    );
  });
});
