import { expect, test } from "vitest";
import { wilson } from "../../src/cli/simulate.ts";

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [360, 400, 0.8667, 0.9258],
  [0, 0, 0, 1],
])("of %d out of %d Wilson's interval is %d to %d", (score, games, low, high) => {
  const found = wilson(score, games);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});
