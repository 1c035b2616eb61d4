import { expect, test } from "vitest";
import {
  counterSide,
  counterThickness,
  fannedPlaces,
  stackPlaces,
  stacksOf,
} from "../../../src/tabletop/layout/counter-layout.ts";

const mat = { width: 30, depth: 20 };

function counters(count: number, x = 10, y = 10) {
  return Array.from({ length: count }, (_, i) => ({ id: `c${i}`, x, y }));
}

test("a counter fits into a cell, and is an inch across where there are none", () => {
  expect(counterSide(mat)).toBe(1);
  expect(counterSide({ ...mat, grid: { inches: 1 } })).toBeLessThan(0.75);
  expect(counterSide({ ...mat, grid: { inches: 3 } })).toBe(1);
});

test("counters at one place are a stack, in their order", () => {
  const stacks = stacksOf([...counters(2), { id: "else", x: 4, y: 4 }, { id: "top", x: 10.001, y: 10 }]);
  expect(stacks.map((stack) => stack.map(({ id }) => id))).toEqual([["c0", "c1", "top"], ["else"]]);
});

test("a stack leans, each counter on the one below, and never out of its cell", () => {
  const places = stackPlaces(counters(3), 1);
  expect(places.map(({ up }) => up)).toEqual([0, 1, 2].map((i) => i * counterThickness(1)));
  expect(places[2]?.x).toBeGreaterThan(places[0]?.x ?? 0);
  const many = stackPlaces(counters(30), 1);
  expect((many[29]?.x ?? 0) - (many[0]?.x ?? 0)).toBeLessThan(0.5);
  expect(stackPlaces(counters(1), 1)).toEqual([{ x: 10, y: 10, up: 0 }]);
});

test("fanned out, no two of a stack touch, and none leaves the mat", () => {
  for (const count of [1, 2, 3, 5, 8, 13, 30]) {
    const places = fannedPlaces(counters(count, 0.2, 19.9), 1, mat);
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(1);
      expect(a.x - 0.5).toBeGreaterThanOrEqual(0);
      expect(a.y + 0.5).toBeLessThanOrEqual(mat.depth);
    }
  }
});

test("a plaque stays where it stands when its stack is fanned out: what it stands on lies before it", () => {
  const stack = counters(7).map((one, at) => (at === 6 ? { ...one, shape: "plaque", size: 1.5 } : one));
  const places = fannedPlaces(stack, 1, mat);
  expect(places[6]).toEqual({ x: 10, y: 10, up: 0 });
  for (const { y } of places.slice(0, 6)) expect(y + 0.5).toBeLessThan(10 - 0.5);
});
