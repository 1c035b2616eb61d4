import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellName, columnName, DIGITS, type Naming, rowName } from "../../../src/core/geometry/cell-name.ts";
import {
  isSquareOnMap,
  SQUARE_MARGIN,
  squareCentre,
  squareCorners,
  squareMatSize,
  squareNear,
  squaresOf,
} from "../../../src/core/geometry/square-layout.ts";

const layout = fc.record({
  columns: fc.integer({ min: 1, max: 26 }),
  rows: fc.integer({ min: 1, max: 60 }),
  inches: fc.constantFrom(1, 1.5, 2, 1.7),
});
const square = fc.record({
  column: fc.integer({ min: -40, max: 80 }),
  row: fc.integer({ min: -80, max: 80 }),
});
const NAMINGS: readonly Naming[] = [
  { columns: "letters", rows: "near", plain: true },
  DIGITS,
  { columns: "letters", rows: "near" },
  { columns: "letters", rows: "far" },
  { columns: "digits", rows: "near" },
];

describe("the squares of a mat", () => {
  it("have their neighbours a side away, rows towards the reader", () => {
    fc.assert(
      fc.property(layout, square, (sheet, { column, row }) => {
        const from = squareCentre(sheet, { column, row });
        const right = squareCentre(sheet, { column: column + 1, row });
        const nearer = squareCentre(sheet, { column, row: row + 1 });
        expect(right.x - from.x).toBeCloseTo(sheet.inches, 9);
        expect(right.y).toBeCloseTo(from.y, 9);
        expect(from.y - nearer.y).toBeCloseTo(sheet.inches, 9);
        expect(nearer.x).toBeCloseTo(from.x, 9);
      }),
    );
  });

  it("are found under their centre and under every point well inside them", () => {
    fc.assert(
      fc.property(layout, square, fc.double({ min: -0.49, max: 0.49, noNaN: true }), (sheet, one, off) => {
        const { x, y } = squareCentre(sheet, one);
        expect(squareNear(sheet, { x: x + off * sheet.inches, y: y - off * sheet.inches })).toEqual(one);
      }),
    );
  });

  it("fill their mat to the margin: the outermost corners lie on it, and beyond it is no square", () => {
    fc.assert(
      fc.property(layout, (sheet) => {
        const { width, depth } = squareMatSize(sheet);
        const corners = squaresOf(sheet).flatMap((one) => squareCorners(sheet, one));
        expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(SQUARE_MARGIN, 9);
        expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(width - SQUARE_MARGIN, 9);
        expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(SQUARE_MARGIN, 9);
        expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(depth - SQUARE_MARGIN, 9);
        expect(isSquareOnMap(sheet, squareNear(sheet, { x: width - 0.5, y: depth / 2 }))).toBe(false);
        expect(isSquareOnMap(sheet, squareNear(sheet, { x: width / 2, y: 0.5 }))).toBe(false);
      }),
    );
  });

  it("are as many as columns times rows, each on the map", () => {
    const sheet = { columns: 20, rows: 25, inches: 1 };
    const all = squaresOf(sheet);
    expect(all).toHaveLength(500);
    expect(all.every((one) => isSquareOnMap(sheet, one))).toBe(true);
    expect(isSquareOnMap(sheet, { column: 20, row: 0 })).toBe(false);
    expect(isSquareOnMap(sheet, { column: 0, row: -1 })).toBe(false);
  });
});

describe("the names of cells", () => {
  it.each([
    [DIGITS, 35, { column: 6, row: 8 }, "0709"],
    [{ columns: "letters", rows: "near" }, 25, { column: 18, row: 18 }, "S07"],
    [{ columns: "letters", rows: "near" }, 25, { column: 0, row: 24 }, "A01"],
    [{ columns: "letters", rows: "far" }, 25, { column: 19, row: 0 }, "T01"],
  ] as const)("%o of %i rows: %o is %s", (naming, rows, cell, name) => {
    expect(cellName(naming, rows, cell)).toBe(name);
    expect(columnName(naming, cell.column) + rowName(naming, rows, cell.row)).toBe(name);
  });

  it("are each of one cell of a map", () => {
    fc.assert(
      fc.property(layout, fc.constantFrom(...NAMINGS), (sheet, naming) => {
        const names = squaresOf(sheet).map((one) => cellName(naming, sheet.rows, one));
        expect(new Set(names).size).toBe(names.length);
      }),
      { numRuns: 30 },
    );
  });
});
