import type { Hex } from "./hex.ts";

/**
 * How a hex map lies on a mat, in inches: x to the right, y away from the reader, origin in the lower left corner.
 * The hexes are flat-topped, so that facing 0 points straight up (12 o'clock of the table). Columns count from the
 * left (column = q), rows from the far edge (row = r + floor(q / 2)), both from 0; odd columns lie half a hex nearer
 * to the reader.
 */
export interface HexLayout {
  readonly columns: number;
  readonly rows: number;
  /** From the centre of a hex to the next one's, which is also the width of a hex across its flats. */
  readonly inches: number;
}

/** A point of a mat in inches. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Inches of bare mat around the outermost hexes, where the border is printed. */
export const HEX_MARGIN = 1;

const ROOT3 = 1.7320508075688772;
/** From the centre to a corner, and from column to column, where a hex is one inch wide. */
const CORNER = 1 / ROOT3;
const COLUMN = ROOT3 / 2;

/** The corners around a centre, clockwise from the upper left one, where a hex is one inch wide. */
const CORNERS: readonly Spot[] = [
  { x: -CORNER / 2, y: 0.5 },
  { x: CORNER / 2, y: 0.5 },
  { x: CORNER, y: 0 },
  { x: CORNER / 2, y: -0.5 },
  { x: -CORNER / 2, y: -0.5 },
  { x: -CORNER, y: 0 },
];

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
export function isOnMap({ columns, rows }: Pick<HexLayout, "columns" | "rows">, hex: Hex): boolean {
  const row = rowOf(hex);
  return hex.q >= 0 && hex.q < columns && row >= 0 && row < rows;
}

/** The hexes of the map, column by column. */
export function hexesOf({ columns, rows }: HexLayout): readonly Hex[] {
  return Array.from({ length: columns * rows }, (_, index) => hexOf(Math.floor(index / rows), index % rows));
}

/** How large the mat is, margin included, in inches. */
export function matSize({ columns, rows, inches }: HexLayout): {
  readonly width: number;
  readonly depth: number;
} {
  const across = (columns - 1) * COLUMN + 2 * CORNER;
  const deep = rows + (columns > 1 ? 0.5 : 0);
  return { width: across * inches + 2 * HEX_MARGIN, depth: deep * inches + 2 * HEX_MARGIN };
}

/** The centre of a hex, on the map or off it. */
export function hexCentre(layout: HexLayout, hex: Hex): Spot {
  const { inches } = layout;
  const { depth } = matSize(layout);
  return {
    x: HEX_MARGIN + (CORNER + hex.q * COLUMN) * inches,
    y: depth - HEX_MARGIN - (hex.r + hex.q / 2 + 0.5) * inches,
  };
}

/** The six corners of a hex, clockwise from the upper left one; corner i begins the side that facing i crosses. */
export function hexCorners(layout: HexLayout, hex: Hex): readonly Spot[] {
  const { x, y } = hexCentre(layout, hex);
  return CORNERS.map((corner) => ({ x: x + corner.x * layout.inches, y: y + corner.y * layout.inches }));
}

/** The hex in which a point of the plane lies, on the map or off it. On a side it is one of the two. */
export function hexNear(layout: HexLayout, { x, y }: Spot): Hex {
  const { inches } = layout;
  const zero = hexCentre(layout, { q: 0, r: 0 });
  const q = (x - zero.x) / (COLUMN * inches);
  const r = (zero.y - y) / inches - q / 2;
  const whole = { q: Math.round(q), r: Math.round(r), s: Math.round(-q - r) };
  const off = { q: Math.abs(whole.q - q), r: Math.abs(whole.r - r), s: Math.abs(whole.s + q + r) };
  if (off.q > off.r && off.q > off.s) return plain(-whole.r - whole.s, whole.r);
  if (off.r > off.s) return plain(whole.q, -whole.q - whole.s);
  return plain(whole.q, whole.r);
}

/** Without negative zeros. */
function plain(q: number, r: number): Hex {
  return { q: q + 0, r: r + 0 };
}

/** The hex of the map under a point, or undefined in the margin and beyond. */
export function hexAt(layout: HexLayout, point: Spot): Hex | undefined {
  const hex = hexNear(layout, point);
  return isOnMap(layout, hex) ? hex : undefined;
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
