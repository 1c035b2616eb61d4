import { itemAt } from "../core/item-at.ts"; /** A payoff matrix that is known cell by cell: what the rows player gets. */
export interface PayoffMatrix {
  readonly rows: number;
  readonly columns: number;
  cell(row: number, column: number): number;
}

/** Each cell worked out when it is first asked for. */
export function payoffMatrix(
  rows: number,
  columns: number,
  cell: (row: number, column: number) => number,
): PayoffMatrix {
  const known = new Float64Array(rows * columns).fill(Number.NaN);
  return {
    rows,
    columns,
    cell(row, column) {
      const at = row * columns + column;
      if (Number.isNaN(known[at])) known[at] = cell(row, column);
      return itemAt(known, at);
    },
  };
}

/** All of a matrix, row by row. */
export function cellsOf({ rows, columns, cell }: PayoffMatrix): number[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, at) => cell(row, at)));
}
