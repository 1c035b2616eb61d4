/**
 * How a map of squares lies on a mat, in inches: x to the right, y away from the reader, origin in the lower left
 * corner. Columns count from the left, rows from the far edge, both from 0, as a hex map's do.
 */
export interface SquareLayout {
  readonly columns: number;
  readonly rows: number;
  /** The side of a square. */
  readonly inches: number;
}

/** A square of the map, on it or off it. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/** A point of a mat in inches. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Inches of bare mat around the outermost squares, where the border is printed. */
export const SQUARE_MARGIN = 1;

/** Whether a square is on the map. */
export function isSquareOnMap(
  { columns, rows }: Pick<SquareLayout, "columns" | "rows">,
  { column, row }: Square,
): boolean {
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** The squares of the map, column by column. */
export function squaresOf({ columns, rows }: SquareLayout): readonly Square[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
  }));
}

/** How large the mat is, margin included, in inches. */
export function squareMatSize({ columns, rows, inches }: SquareLayout): {
  readonly width: number;
  readonly depth: number;
} {
  return { width: columns * inches + 2 * SQUARE_MARGIN, depth: rows * inches + 2 * SQUARE_MARGIN };
}

/** The centre of a square, on the map or off it. */
export function squareCentre({ rows, inches }: SquareLayout, { column, row }: Square): Spot {
  return {
    x: SQUARE_MARGIN + (column + 0.5) * inches,
    y: SQUARE_MARGIN + (rows - row - 0.5) * inches,
  };
}

/** The four corners of a square, clockwise from the upper left one. */
export function squareCorners(layout: SquareLayout, square: Square): readonly Spot[] {
  const { x, y } = squareCentre(layout, square);
  const half = layout.inches / 2;
  return [
    { x: x - half, y: y + half },
    { x: x + half, y: y + half },
    { x: x + half, y: y - half },
    { x: x - half, y: y - half },
  ];
}

/** The square in which a point of the plane lies, on the map or off it. On a side it is the right or the nearer one. */
export function squareNear({ rows, inches }: SquareLayout, { x, y }: Spot): Square {
  return {
    column: Math.floor((x - SQUARE_MARGIN) / inches),
    row: Math.floor(rows - (y - SQUARE_MARGIN) / inches),
  };
}
