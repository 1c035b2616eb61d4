import { DIE_KINDS, type DieKind, FACES } from "./kinds.ts";

/** Cells along each side of the atlas: 64, enough for the 48 faces of all kinds and a blank one. */
export const CELLS = 8;

export interface Uv {
  readonly u: number;
  readonly v: number;
}

/** A cell of the numeral atlas. */
export interface DieCell {
  readonly column: number;
  /** Counted from the top of the picture. */
  readonly row: number;
  /** The texture coordinates of a point of the cell: 0, 0 its centre, 1, 1 its upper right corner. */
  at(right: number, up: number): Uv;
}

const BLANK = CELLS * CELLS - 1;
/** How many cells there are for symbols: between those of the numerals and the blank one. */
export const SYMBOL_CELLS = BLANK - DIE_KINDS.reduce((sum, kind) => sum + FACES[kind], 0);

/** The cell of a face; without a value, the blank cell of rounded edges. */
export function cellOf(kind: DieKind, value: number | undefined): DieCell {
  return cellAt(value === undefined ? BLANK : firstOf(kind) + value - 1);
}

/** The cell of a symbol, by its number among those in use; without one, the blank cell. */
export function symbolCell(number: number | undefined): DieCell {
  return cellAt(number === undefined ? BLANK : BLANK - SYMBOL_CELLS + number);
}

function cellAt(index: number): DieCell {
  const column = index % CELLS;
  const row = Math.floor(index / CELLS);
  return {
    column,
    row,
    at: (right, up) => ({
      u: (column + 0.5 + right / 2) / CELLS,
      v: 1 - (row + 0.5 - up / 2) / CELLS,
    }),
  };
}

function firstOf(kind: DieKind): number {
  let first = 0;
  for (const other of DIE_KINDS.slice(0, DIE_KINDS.indexOf(kind))) first += FACES[other];
  return first;
}
