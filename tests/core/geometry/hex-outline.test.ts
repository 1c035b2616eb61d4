import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACINGS, type Hex, hexAhead, ring, spiral } from "../../../src/core/geometry/hex.ts";
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

  test("goes along every side that only one of them has, each once, and is closed", () => {
    const cell = fc.tuple(fc.nat(11), fc.nat(11));
    const inches = fc.integer({ min: 1, max: 40 }).map((eighths) => eighths / 8);
    fc.assert(
      fc.property(fc.uniqueArray(cell, { selector: String }), inches, (cells, wide) => {
        const layout = { ...SHEET, inches: wide };
        const hexes = cells.map(([column, row]) => hexOf(column, row));
        const outlines = hexOutlines(layout, hexes);
        const has = ({ q, r }: Hex) => hexes.some((one) => one.q === q && one.r === r);
        const open = hexes.flatMap((hex) => FACINGS.filter((facing) => !has(hexAhead(hex, facing))));
        expect(outlines.flat()).toHaveLength(open.length);
        for (const outline of outlines)
          for (const [at, { x, y }] of outline.entries()) {
            const next = outline[(at + 1) % outline.length] ?? { x, y };
            expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(wide / Math.sqrt(3));
          }
      }),
      { numRuns: 40 },
    );
  });

  test("goes around the hexes", () => {
    const { x, y } = hexCentre(SHEET, MIDDLE);
    const [outline = []] = hexOutlines(SHEET, spiral(MIDDLE, 1));
    for (const corner of outline) expect(Math.hypot(corner.x - x, corner.y - y)).toBeGreaterThan(2);
  });
});
