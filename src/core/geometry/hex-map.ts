import type { Hex } from "./hex.ts";

/**
 * A map of hexes. Columns count from the left (column = q), rows from the far edge (row = r + floor(q / 2)), both from
 * 0; odd columns lie half a hex nearer to the reader.
 */
export interface HexMap {
  readonly columns: number;
  readonly rows: number;
}

/** The hex in a column and a row, both from 0. */
export function hexOf(column: number, row: number): Hex {
  return { q: column, r: row - Math.floor(column / 2) };
}

export function columnOf(hex: Hex): number {
  return hex.q;
}

export function rowOf(hex: Hex): number {
  return hex.r + Math.floor(hex.q / 2);
}

/** Whether a hex is on the map. */
export function isOnMap({ columns, rows }: HexMap, hex: Hex): boolean {
  const row = rowOf(hex);
  return hex.q >= 0 && hex.q < columns && row >= 0 && row < rows;
}

/** The hexes of the map, column by column. */
export function hexesOf({ columns, rows }: HexMap): readonly Hex[] {
  return Array.from({ length: columns * rows }, (_, index) => hexOf(Math.floor(index / rows), index % rows));
}

/** What is printed in a hex: two digits for its column and two for its row, from 01, as in `0712`. */
export function hexLabel(hex: Hex): string {
  return twoDigits(columnOf(hex) + 1) + twoDigits(rowOf(hex) + 1);
}

const TWO_DIGITS = Array.from({ length: 100 }, (_, count) => String(count).padStart(2, "0"));

function twoDigits(count: number): string {
  return TWO_DIGITS[count] ?? String(count).padStart(2, "0");
}

/** The hex with a label, on any map; undefined for anything but two and two digits from 01. */
export function parseHexLabel(text: string): Hex | undefined {
  if (!/^(?!00)\d\d(?!00)\d\d$/.test(text)) return undefined;
  return hexOf(Number(text.slice(0, 2)) - 1, Number(text.slice(2)) - 1);
}
