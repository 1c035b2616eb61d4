import { type Grid, gridAt, gridCentre, gridSize } from "../../../tabletop/grid.ts";
import type { Spot } from "../../../tabletop/place.ts";
import type { HexName } from "../data/tables.ts";
import { columnOf, MAP, nameOf, rowOf } from "../rules/map/hex.ts";

/** LW-29: 45 columns from the west, 35 rows from the north; a hex of twenty miles is an inch on the table. */
export const GRID: Grid = { shape: "hex", ...MAP, inches: 1, metres: 32_190 };

/** The mat, in inches. */
export const SIZE = gridSize(GRID);

/** The middle of a hex, in inches. */
export function spotOf(hex: HexName): Spot {
  return gridCentre(GRID, { column: columnOf(hex) - 1, row: rowOf(hex) - 1 });
}

/** The hex under a point of the table, in inches; undefined off the map. */
export function hexAt(point: Spot): HexName | undefined {
  const cell = gridAt(GRID, point);
  return cell && nameOf(cell.column, cell.row);
}

const FIRST = spotOf("0101");
const KM_PER_INCH = 32.19;

/** A place in km of the map, whose origin is the middle of its first hex (LW-29), on the table, in inches. */
export function onTable([east, north]: readonly [east: number, north: number]): Spot {
  return { x: FIRST.x + east / KM_PER_INCH, y: FIRST.y + north / KM_PER_INCH };
}

/** Eight directions are enough for an arrow: degrees clockwise from the table's 12 o'clock. */
export function bearing(from: Spot, to: Spot): number {
  const [across, up] = [to.x - from.x, to.y - from.y];
  const slant = Math.min(Math.abs(across), Math.abs(up)) * 2 > Math.max(Math.abs(across), Math.abs(up));
  if (slant) return across > 0 ? (up > 0 ? 45 : 135) : up > 0 ? 315 : 225;
  if (Math.abs(across) >= Math.abs(up)) return across > 0 ? 90 : 270;
  return up > 0 ? 0 : 180;
}
