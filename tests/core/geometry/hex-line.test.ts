import { expect, test } from "vitest";
import { hexDistance } from "../../../src/core/geometry/hex.ts";
import { line } from "../../../src/core/geometry/hex-line.ts";

test.each([
  [0, 0],
  [3, 0],
  [-2, 5],
  [4, -7],
])("a line goes from hex to neighbouring hex, both ends included: %i, %i away", (q, r) => {
  const [from, to] = [
    { q: 2, r: -1 },
    { q: 2 + q, r: r - 1 },
  ];
  const passed = line(from, to);
  expect(passed).toHaveLength(hexDistance(from, to) + 1);
  expect([passed[0], passed.at(-1)]).toEqual([from, to]);
  for (const [i, one] of passed.slice(1).entries()) expect(hexDistance(one, passed[i] ?? from) || 0).toBe(1);
});
