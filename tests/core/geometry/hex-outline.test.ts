import { describe, expect, test } from "vitest";
import { ring, spiral } from "../../../src/core/geometry/hex.ts";
import { hexCentre } from "../../../src/core/geometry/hex-layout.ts";
import { hexOf } from "../../../src/core/geometry/hex-map.ts";
import { hexOutlines } from "../../../src/core/geometry/hex-outline.ts";

const SHEET = { columns: 12, rows: 12, inches: 2 };
const MIDDLE = hexOf(5, 5);

function lengths(hexes: Parameters<typeof hexOutlines>[1]): readonly number[] {
  return hexOutlines(SHEET, hexes).map((outline) => outline.length);
}

describe("the outline of hexes", () => {
  test.each([
    ["one hex", [MIDDLE], [6]],
    ["two neighbours", [MIDDLE, hexOf(5, 6)], [10]],
    ["a hex and all around it", spiral(MIDDLE, 1), [18]],
    ["two that lie apart", [hexOf(1, 1), hexOf(8, 8)], [6, 6]],
    ["no hex", [], []],
  ])("of %s", (_, hexes, corners) => expect(lengths(hexes)).toEqual(corners));

  test("a ring has one around it and one around its hole", () => {
    expect(lengths(ring(MIDDLE, 1)).toSorted((a, b) => a - b)).toEqual([6, 18]);
  });

  test("goes around the hexes", () => {
    const { x, y } = hexCentre(SHEET, MIDDLE);
    const [outline = []] = hexOutlines(SHEET, spiral(MIDDLE, 1));
    for (const corner of outline) expect(Math.hypot(corner.x - x, corner.y - y)).toBeGreaterThan(2);
  });
});
