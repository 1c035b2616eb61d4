import type { Spot } from "./place.ts";

/** A line of a chart: its heading and one text a column. */
interface ChartRow {
  readonly heading: string;
  readonly cells: readonly string[];
}

/** A printed table of figures: odds, losses, a tote board. Lies on the mat or beside it. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** Its upper left corner, in inches. */
  readonly at: Spot;
  /** Inches across. */
  readonly width: number;
  /** How large it is printed; left out: 1, to be read from near by. */
  readonly size?: number;
  /**
   * The line across the table, inches from its lower edge, from which the board that it is on leans up towards the
   * reader; left out: it lies flat.
   */
  readonly stands?: number;
  /** Inches of the column that names the rows; left out: as much as the others leave. */
  readonly headings?: number;
  /** Card, or a black board with lamps in the cells that count now; left out: card. */
  readonly tone?: "card" | "tote";
  /** The headings of its columns, without the first that names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Cells that count now, by row and column from 0. */
  readonly lit?: readonly { readonly row: number; readonly column: number }[];
}
