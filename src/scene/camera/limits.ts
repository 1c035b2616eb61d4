import { Box3, Vector3 } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";

/** How near to what is looked at a hand may bring the eye, and how far away, in inches. */
export const NEAREST = 4;
export const FARTHEST = 120;
/** How far from straight above a hand may bring the eye, in radians: it never goes below the table. */
export const LOWEST = 1.45;

/** Inches beyond the mat, and above it, where a hand may look. */
const BESIDE = 10;
const ABOVE = 16;

/** Where a hand may look, around the middle of a mat: whoever pans on and on stays at the table. */
export function lookedAt({ width, depth }: Pick<Mat, "width" | "depth">): Box3 {
  const [x, z] = [width / 2 + BESIDE, depth / 2 + BESIDE];
  return new Box3(new Vector3(-x, 0, -z), new Vector3(x, ABOVE, z));
}
