import { type Grid, type GridCell, gridAt, gridCentre } from "../../../tabletop/grid.ts";
import type { Spot } from "../../../tabletop/place.ts";
import type { SquareName } from "../data/tables.ts";
import { columnOf, nameOf, rowOf } from "../rules/map/square.ts";

const ROWS = 25;

/** BB-33: twenty columns from the west, 25 rows from the south; a square of 30 km is an inch on the table. */
export const GRID: Grid = {
  shape: "square",
  columns: 20,
  rows: ROWS,
  inches: 1,
  metres: 30_000,
  naming: { columns: "letters", rows: "near" },
};

/** A grid counts its rows from the far edge. */
function cellOf(square: SquareName): GridCell {
  return { column: columnOf(square), row: ROWS - 1 - rowOf(square) };
}

/** The middle of a square, in inches. */
export function spotOf(square: SquareName): Spot {
  return gridCentre(GRID, cellOf(square));
}

/** The square of a cell of the grid. */
export function squareOfCell({ column, row }: GridCell): SquareName {
  return nameOf(column, ROWS - 1 - row);
}

/** The square under a point of the table, in inches; undefined off the map. */
export function squareAt(point: Spot): SquareName | undefined {
  const cell = gridAt(GRID, point);
  return cell && squareOfCell(cell);
}

/** The mission card with a target, where it lies in the German's hand; each target has one card. */
export function missionId(target: string): string {
  return `mission-${target}`;
}
