import { expect, test } from "vitest";
import { itemAt } from "../../../src/core/item-at.ts";
import { ARROW, plaqueGrowth } from "../../../src/scene/counters/plaque.ts";

test("a plaque that is small in the picture grows until it can be read from afar, one that is large enough does not", () => {
  expect(plaqueGrowth(0.024) * 0.024).toBeCloseTo(0.038);
  expect(plaqueGrowth(0.08)).toBe(1);
});

test("a plaque never grows to more than about twice its size: the map around it is to be seen", () => {
  expect(plaqueGrowth(0.005)).toBeLessThan(2);
});

test("the arrow on a plaque points up: it is the same to either side of its shaft, and goes round its rim once", () => {
  const mirrored = ARROW.map(([x, y]) => [x === 0 ? 0 : -x, y]);
  expect(new Set(mirrored.map(String))).toEqual(new Set(ARROW.map(String)));
  const tips = ARROW.filter(([, y]) => y === Math.min(...ARROW.map(([, up]) => up)));
  expect(tips).toEqual([[0, -0.42]]);
  const around = (at: number) => itemAt<readonly [number, number]>(ARROW, at % ARROW.length);
  const turns = ARROW.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [around(i + 1), around(i + 2)];
    const [dx, dy, ex, ey] = [ax - x, ay - y, bx - ax, by - ay];
    return Math.atan2(dx * ey - dy * ex, dx * ex + dy * ey);
  });
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
});
