import { reichPlace } from "../../../../tabletop/atlas/projection.ts";
import { REICH } from "../../../../tabletop/atlas/reich.ts";
import type { PenPoint } from "../../pen.ts";

/** Km of a hex across, which is an inch of the mat, and inches of the mat's upper left hex from the left and the lower edge. */
const HEX = 32.19;
const FIRST = { x: 1.57735, y: 36 } as const;

/** A place in km of the map, whose origin is the middle of the upper left hex (LW-29), on the mat, in inches. */
export function onMat([east, north]: PenPoint): PenPoint {
  return [FIRST.x + east / HEX, FIRST.y + north / HEX];
}

function laid(lines: readonly (readonly PenPoint[])[]): readonly (readonly PenPoint[])[] {
  return lines.map((line) => line.map(onMat));
}

/** A place by its longitude and latitude in degrees on the mat, in inches. */
export function at(longitude: number, latitude: number): PenPoint {
  return onMat(reichPlace([longitude, latitude]));
}

/** Outlines and lines in inches of the mat. */
export const LAND = laid(REICH.land);
export const LAKES = laid(REICH.lakes);
export const RIVERS = laid(REICH.rivers);
export const BORDERS = laid(REICH.borders);
