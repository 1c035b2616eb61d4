import type { SquareName } from "../../data/tables.ts";

/** BB-33: columns A to T from the west, rows 01 to 25 from the south. */
const COLUMNS = 20;
const ROWS = 25;
const FIRST = "A".charCodeAt(0);

export function columnOf(square: SquareName): number {
  return square.charCodeAt(0) - FIRST;
}

/** From 0. */
export function rowOf(square: SquareName): number {
  return Number(square.slice(1)) - 1;
}

export function isOnMap(column: number, row: number): boolean {
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
}

export function nameOf(column: number, row: number): SquareName {
  return `${String.fromCharCode(FIRST + column)}${String(row + 1).padStart(2, "0")}`;
}

/** Every square, column by column. */
export const SQUARES: readonly SquareName[] = Array.from({ length: COLUMNS * ROWS }, (_, at) =>
  nameOf(Math.floor(at / ROWS), at % ROWS),
);

const KNOWN: ReadonlySet<SquareName> = new Set(SQUARES);

/** The square that a text names, in whatever case and with or without the leading zero; undefined off the map. */
export function readSquare(text: string): SquareName | undefined {
  const [, letter = "", digits = ""] = /^([A-Za-z])(\d{1,2})$/.exec(text) ?? [];
  const name = letter.toUpperCase() + digits.padStart(2, "0");
  return KNOWN.has(name) ? name : undefined;
}

/** BB-33: the centre of a square in km of the National Grid. */
export function centreOf(square: SquareName): { readonly east: number; readonly north: number } {
  return { east: 135 + 30 * columnOf(square), north: -45 + 30 * rowOf(square) };
}
