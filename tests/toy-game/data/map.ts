/** The name of a square: its column and its row, e.g. `B3`. */
export type Square = string;

/** RD-1: columns from the left, rows away from the raiders. */
const COLUMNS = ["A", "B", "C", "D", "E"] as const;
const ROWS = [1, 2, 3, 4, 5] as const;

export const SQUARES: readonly Square[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** The squares with names of their own: what raiders come for. */
export const PLACES = { airfield: "C4", port: "B5", works: "D5" } as const;
export const PLACE_SQUARES: readonly Square[] = Object.values(PLACES);

export const AREAS: Readonly<Record<"sea" | "land" | "cloud", readonly Square[]>> = {
  sea: SQUARES.filter((square) => Number(square[1]) <= 3),
  land: SQUARES.filter((square) => Number(square[1]) > 3),
  cloud: ["B3", "C3", "D2"],
};

const MIDDLE: Square = "C3";

/** Where the squadrons of a side begin, one after the other. */
export const BASES = {
  red: ["B1", "D1", "C1", "A1", "E1"],
  blue: ["C5", "C4", "B4", "D4", "E4"],
} as const satisfies Readonly<Record<string, readonly Square[]>>;

/** Column and row of a square, each from 0. */
export function placeOf(square: Square): { readonly column: number; readonly row: number } {
  return { column: square.charCodeAt(0) - "A".charCodeAt(0), row: Number(square[1]) - 1 };
}

/** Moves from one square to another, across sides and corners. */
export function distance(from: Square, to: Square): number {
  const a = placeOf(from);
  const b = placeOf(to);
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** RD-18: whether a square is the middle one or beside it. */
export function isCentral(square: Square): boolean {
  return distance(square, MIDDLE) <= 1;
}

export function neighbours(square: Square): readonly Square[] {
  return SQUARES.filter((other) => distance(square, other) === 1);
}
