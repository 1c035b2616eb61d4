import { itemAt } from "../../../../core/item-at.ts";
import type { SquareName } from "../../data/tables.ts";
import { columnOf, rowOf, SQUARES } from "./square.ts";

/** BB-38: the southern boundary of 12 Group, in half km of the National Grid, from west to east. */
export const BOUNDARY: readonly (readonly [east: number, north: number])[] = [
  [240, 524],
  [600, 490],
  [840, 482],
  [1090, 482],
  [1200, 601],
  [1246, 606],
  [1440, 606],
];

/** Whether a point in half km lies on the line or north of it; all in whole numbers. */
function isNorth(east: number, north: number): boolean {
  for (let at = 0; at + 1 < BOUNDARY.length; at++) {
    const [fromEast, fromNorth] = itemAt(BOUNDARY, at);
    const [toEast, toNorth] = itemAt(BOUNDARY, at + 1);
    if (east < fromEast || east > toEast) continue;
    return (north - fromNorth) * (toEast - fromEast) >= (toNorth - fromNorth) * (east - fromEast);
  }
  return false;
}

/** BB-35: whether the centre of a square lies north of the line. */
export function centreIsNorth(square: SquareName): boolean {
  return isNorth(240 + 60 * columnOf(square) + 30, -120 + 60 * rowOf(square) + 30);
}

/** Whether all of a square lies north: its lower edge does, at both ends and wherever the line bends above it. */
function isWhollyNorth(square: SquareName): boolean {
  const west = 240 + 60 * columnOf(square);
  const south = -120 + 60 * rowOf(square);
  const bends = BOUNDARY.map(([east]) => east).filter((east) => east > west && east < west + 60);
  return [west, ...bends, west + 60].every((east) => isNorth(east, south));
}

const BARRED: ReadonlySet<SquareName> = new Set(SQUARES.filter(isWhollyNorth));

/** BB-38, BB-R12: entirely north of the line: closed to Bf 109 and Ju 87, fewer dice for the Bf 110. */
export function isBarred(square: SquareName): boolean {
  return BARRED.has(square);
}
