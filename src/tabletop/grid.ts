import { cellName, DIGITS, type Naming } from "../core/geometry/cell-name.ts";
import { hexDistance } from "../core/geometry/hex.ts";
import { type HexLayout, hexCentre, hexCorners, hexNear, matSize } from "../core/geometry/hex-layout.ts";
import { columnOf, hexesOf, hexOf, isOnMap, rowOf } from "../core/geometry/hex-map.ts";
import {
  isSquareOnMap,
  type SquareLayout,
  squareCentre,
  squareCorners,
  squareMatSize,
  squareNear,
  squaresOf,
} from "../core/geometry/square-layout.ts";
import type { Spot } from "./place.ts";

interface Printed {
  /** What a cell measures across, in metres of the land: written on the mat and on the tape. */
  readonly metres?: number;
  /** How its cells are named; left out: two digits for the column and two for the row. */
  readonly naming?: Naming;
}

/** The hexes that a mat is divided into; see `core/geometry/hex-layout.ts` for where each lies. */
export interface HexGrid extends HexLayout, Printed {
  readonly shape: "hex";
}

/** The squares that a mat is divided into; see `core/geometry/square-layout.ts` for where each lies. */
export interface SquareGrid extends SquareLayout, Printed {
  readonly shape: "square";
}

export type Grid = HexGrid | SquareGrid;

/** A cell of a grid: column from the left and row from the far edge, both from 0. */
export interface GridCell {
  readonly column: number;
  readonly row: number;
}

export function sameCell(a: GridCell, b: GridCell): boolean {
  return a.column === b.column && a.row === b.row;
}

/** A key under which a cell is told apart from all others of its grid. */
export function cellKey({ column, row }: GridCell): string {
  return `${column} ${row}`;
}

/** The cells of a grid, column by column. */
export function gridCells(grid: Grid): readonly GridCell[] {
  if (grid.shape === "square") return squaresOf(grid);
  return hexesOf(grid).map((hex) => ({ column: columnOf(hex), row: rowOf(hex) }));
}

/** How large a mat with this grid is, margin included, in inches. */
export function gridSize(grid: Grid): { readonly width: number; readonly depth: number } {
  return grid.shape === "square" ? squareMatSize(grid) : matSize(grid);
}

/** The middle of a cell, in inches. */
export function gridCentre(grid: Grid, cell: GridCell): Spot {
  return grid.shape === "square" ? squareCentre(grid, cell) : hexCentre(grid, hexOf(cell.column, cell.row));
}

/** The corners of a cell, clockwise from the upper left one, in inches. */
export function gridCorners(grid: Grid, cell: GridCell): readonly Spot[] {
  return grid.shape === "square" ? squareCorners(grid, cell) : hexCorners(grid, hexOf(cell.column, cell.row));
}

/** The cell in which a point of the plane lies, on the map or off it. */
export function gridNear(grid: Grid, point: Spot): GridCell {
  if (grid.shape === "square") return squareNear(grid, point);
  const hex = hexNear(grid, point);
  return { column: columnOf(hex), row: rowOf(hex) };
}

/** The cell of the map under a point, or undefined in the margin and beyond. */
export function gridAt(grid: Grid, point: Spot): GridCell | undefined {
  const cell = gridNear(grid, point);
  const here =
    grid.shape === "square" ? isSquareOnMap(grid, cell) : isOnMap(grid, hexOf(cell.column, cell.row));
  return here ? cell : undefined;
}

/** From one cell to another: hexes, or squares by steps in any of eight directions. */
export function gridDistance(grid: Grid, a: GridCell, b: GridCell): number {
  if (grid.shape === "square") return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
  return hexDistance(hexOf(a.column, a.row), hexOf(b.column, b.row));
}

/** What is printed in a cell. */
export function gridName(grid: Grid, cell: GridCell): string {
  return cellName(grid.naming ?? DIGITS, grid.rows, cell);
}
