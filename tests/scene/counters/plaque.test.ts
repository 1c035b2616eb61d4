import { expect, test } from "vitest";
import { plaqueGrowth } from "../../../src/scene/counters/plaque.ts";

test("a plaque that is small in the picture grows until it can be read from afar, one that is large enough does not", () => {
  expect(plaqueGrowth(0.024) * 0.024).toBeCloseTo(0.038);
  expect(plaqueGrowth(0.08)).toBe(1);
});

test("a plaque never grows to more than about twice its size: the map around it is to be seen", () => {
  expect(plaqueGrowth(0.005)).toBeLessThan(2);
});
