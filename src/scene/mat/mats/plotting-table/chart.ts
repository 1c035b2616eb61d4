import { COAST } from "../../../../tabletop/atlas/britain.ts";
import type { PenPoint } from "../../pen.ts";

/** Km of the British National Grid: the map's lower left corner, and the side of a square, which is an inch of the mat. */
const ORIGIN = { east: 120, north: -60 } as const;
const SQUARE = 30;
/** Inches of border beyond the outermost squares. */
const MARGIN = 1;

/** A place of the National Grid, in km, on the mat, in inches. */
export function onMat([east, north]: PenPoint): PenPoint {
  return [MARGIN + (east - ORIGIN.east) / SQUARE, MARGIN + (north - ORIGIN.north) / SQUARE];
}

/** The outlines of the land, in inches of the mat, the largest first. */
export const LAND: readonly (readonly PenPoint[])[] = COAST.map((ring) => ring.map(onMat));
