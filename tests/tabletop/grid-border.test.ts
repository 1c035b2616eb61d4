import { expect, test } from "vitest";
import type { HexGrid, SquareGrid } from "../../src/tabletop/grid.ts";
import { gridBorders } from "../../src/tabletop/grid-border.ts";

const HEXES: HexGrid = { shape: "hex", columns: 5, rows: 5, inches: 1 };
const SQUARES: SquareGrid = { shape: "square", columns: 5, rows: 5, inches: 1 };

test("the border of one hex is a ring of its six sides", () => {
  const [ring, ...others] = gridBorders(HEXES, ({ column, row }) => Number(column === 2 && row === 2));
  expect(others).toEqual([]);
  expect(ring?.length).toBe(7);
  expect(ring?.[0]?.x).toBeCloseTo(ring?.at(-1)?.x ?? 0);
});

test("the border of the left columns is one line from edge to edge", () => {
  const lines = gridBorders(HEXES, ({ column }) => Number(column < 2));
  expect(lines.length).toBe(1);
  expect(lines[0]?.length).toBe(10);
});

test("the border of squares has right angles", () => {
  const lines = gridBorders(SQUARES, ({ column, row }) => Number(column === 0 && row < 2));
  expect(lines.map((line) => line.map(({ x, y }) => [x, y]))).toEqual([
    [
      [2, 6],
      [2, 5],
      [2, 4],
      [1, 4],
    ],
  ]);
});

test("no border around nothing or all", () => {
  expect(gridBorders(HEXES, () => 0)).toEqual([]);
  expect(gridBorders(HEXES, () => 1)).toEqual([]);
});
