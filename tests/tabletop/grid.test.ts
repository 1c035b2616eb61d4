import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Grid,
  gridAt,
  gridCells,
  gridCentre,
  gridCorners,
  gridDistance,
  gridName,
  gridNear,
  gridSize,
  type HexGrid,
} from "../../src/tabletop/grid.ts";
import { GRID } from "./front.ts";
import { SQUARES } from "./map.ts";

const LETTERED: HexGrid = {
  shape: "hex",
  columns: 20,
  rows: 11,
  inches: 1.2,
  naming: { columns: "letters", rows: "near" },
};
const GRIDS: readonly (readonly [string, Grid])[] = [
  ["hexes", GRID],
  ["hexes with letters", LETTERED],
  ["squares", SQUARES],
];

describe.each(GRIDS)("a mat of %s", (_, grid) => {
  it("finds each cell under its centre, and each has a name of its own", () => {
    const cells = gridCells(grid);
    expect(cells).toHaveLength(grid.columns * grid.rows);
    for (const cell of cells) expect(gridAt(grid, gridCentre(grid, cell))).toEqual(cell);
    expect(new Set(cells.map((cell) => gridName(grid, cell))).size).toBe(cells.length);
  });

  it("has its cells on the mat", () => {
    const { width, depth } = gridSize(grid);
    for (const cell of gridCells(grid))
      for (const { x, y } of gridCorners(grid, cell)) {
        expect(x).toBeGreaterThan(0.99);
        expect(x).toBeLessThan(width - 0.99);
        expect(y).toBeGreaterThan(0.99);
        expect(y).toBeLessThan(depth - 0.99);
      }
  });

  it("measures distances that are whole, the same both ways, and 0 only from a cell to itself", () => {
    const cell = fc.constantFrom(...gridCells(grid));
    fc.assert(
      fc.property(cell, cell, cell, (a, b, c) => {
        const there = gridDistance(grid, a, b);
        expect(Number.isInteger(there)).toBe(true);
        expect(gridDistance(grid, b, a)).toBe(there);
        expect(there === 0).toBe(a.column === b.column && a.row === b.row);
        expect(there).toBeLessThanOrEqual(gridDistance(grid, a, c) + gridDistance(grid, c, b));
      }),
    );
  });

  it("has no cell in its margin", () => {
    expect(gridAt(grid, { x: 0.2, y: 0.2 })).toBeUndefined();
    expect(gridNear(grid, { x: 0.2, y: 0.2 }).column).toBeLessThan(1);
  });
});

it("squares are counted with diagonal steps", () => {
  expect(gridDistance(SQUARES, { column: 2, row: 3 }, { column: 7, row: 5 })).toBe(5);
});
