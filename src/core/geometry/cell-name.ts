/** How the cells of a map are named: by a column and a row, as in `0712` or `S07`. */
export interface Naming {
  /** Two digits from 01, or one letter from A. */
  readonly columns: "digits" | "letters";
  /** The edge at which rows begin to count, in two digits from 01. */
  readonly rows: "far" | "near";
  /** Rows beside letters without a leading zero. */
  readonly plain?: true;
}

/** A cell by its column from the left and its row from the far edge, both from 0. */
export interface ColumnAndRow {
  readonly column: number;
  readonly row: number;
}

/** Two digits for the column and two for the row, from the far edge. */
export const DIGITS: Naming = { columns: "digits", rows: "far" };

const A = 65;

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}

/** What is printed at the head of a column. */
export function columnName(naming: Naming, column: number): string {
  return naming.columns === "letters" ? String.fromCharCode(A + column) : twoDigits(column + 1);
}

/** What is printed at the head of a row of a map with so many. */
export function rowName(naming: Naming, rows: number, row: number): string {
  const number = naming.rows === "far" ? row + 1 : rows - row;
  return naming.plain && naming.columns === "letters" ? String(number) : twoDigits(number);
}

/** The name of a cell of a map with so many rows. Columns with letters are at most 26. */
export function cellName(naming: Naming, rows: number, { column, row }: ColumnAndRow): string {
  return columnName(naming, column) + rowName(naming, rows, row);
}
