import { COAST } from "../../../../tabletop/coast.ts";
import type { Spot } from "../../pen.ts";

/** Km of the British National Grid: the map's lower left corner, and the side of a square, which is an inch of the mat. */
const ORIGIN = { east: 120, north: -60 } as const;
const SQUARE = 30;
/** Inches of border beyond the outermost squares. */
const MARGIN = 1;

/** A place of the National Grid, in km, on the mat, in inches. */
export function onMat([east, north]: Spot): Spot {
  return [MARGIN + (east - ORIGIN.east) / SQUARE, MARGIN + (north - ORIGIN.north) / SQUARE];
}

/** The outlines of the land, in inches of the mat, the largest first. */
export const LAND: readonly (readonly Spot[])[] = COAST.map((ring) => ring.map(onMat));

/** Where the coast crosses a line across the mat, from the left: between the first two there is land, then sea. */
export function crossings(y: number): readonly number[] {
  const found: number[] = [];
  for (const ring of LAND)
    ring.forEach(([x, low], at) => {
      const [nextX, high] = ring[(at + 1) % ring.length] as Spot;
      if (low > y !== high > y) found.push(x + ((y - low) / (high - low)) * (nextX - x));
    });
  return found.sort((a, b) => a - b);
}
