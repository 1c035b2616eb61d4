import type { Hex } from "./hex.ts";
import { type HexMap, isOnMap } from "./hex-map.ts";

/**
 * How a hex map lies on a mat, in inches: x to the right, y away from the reader, origin in the lower left corner.
 * The hexes are flat-topped, so that facing 0 points straight up (12 o'clock of the table).
 */
export interface HexLayout extends HexMap {
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
