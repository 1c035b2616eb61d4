import { expect, it } from "vitest";
import { GRID, spotOf, squareAt } from "../../../../src/games/battle-of-britain/face/grid.ts";
import { SQUARES } from "../../../../src/games/battle-of-britain/rules/map/square.ts";
import { gridCells, gridName } from "../../../../src/tabletop/grid.ts";

it("squares lie on the table where the grid prints their names (BB-33)", () => {
  expect(gridCells(GRID).map((cell) => gridName(GRID, cell))).toEqual(expect.arrayContaining([...SQUARES]));
  for (const square of SQUARES) expect(squareAt(spotOf(square))).toBe(square);
  expect(spotOf("A01")).toEqual({ x: 1.5, y: 1.5 });
  expect(spotOf("N09")).toEqual({ x: 14.5, y: 9.5 });
  expect(squareAt({ x: 0.5, y: 3 })).toBeUndefined();
});
