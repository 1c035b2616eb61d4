import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";
import type { TableSymbol } from "./symbol.ts";

/** What stands on a cell of a track. */
interface TrackMarker {
  /** Unique among everything on the table; it moves from cell to cell by this. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** Number of the cell, from 0. */
  readonly cell: number;
  readonly side?: SideIndex;
  readonly symbol?: TableSymbol;
  /** Printed on it where there is no symbol: one or two letters. */
  readonly label?: string;
}

/** A row of printed cells with markers on it: turns, a score, fuel. Lies on the mat or beside it. */
export interface CellTrack {
  readonly id: string;
  readonly title: string;
  /** The upper left corner of its first cell, in inches. */
  readonly at: Spot;
  /** What is printed in each cell, from the first. */
  readonly cells: readonly string[];
  readonly markers: readonly TrackMarker[];
  /** Width and height of a cell in inches; left out: 1. */
  readonly cell?: number;
  /** Cells in a row before the next row begins below; left out: all in one. */
  readonly columns?: number;
}
