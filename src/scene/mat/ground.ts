import type { Mat } from "../../tabletop/mat.ts";
import { type MatArt, reachOf } from "./sheet.ts";
import type { Rgb } from "./tint.ts";

/** How much bluer than red a place is that is surely water, and that is surely not, of 255. */
const [WET, DRY] = [26, 4];

/** How much of a place is water, 0 to 1, by its colour: land is warm on every mat. */
export function wetness(red: number, blue: number): number {
  return Math.max(0, Math.min(1, (blue - red - DRY) / (WET - DRY)));
}

/** The colour of the ground at a place of a mat, in inches from its lower left corner. */
export function groundAt(mat: Mat, art: MatArt, x: number, y: number): Rgb {
  const { left, bottom, scale } = reachOf(mat, art);
  return art.colour(left + x * scale, bottom + y * scale);
}
