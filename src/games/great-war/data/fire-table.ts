import { rememberedBy } from "../../../core/remember.ts";
import type { FireRow, Tables } from "./tables.ts";

/** What an attack does: damage points, and whether it calls for a critical hit as well. */
export interface FireCell {
  readonly points: number;
  readonly critical: boolean;
}

const LOWEST = 2;
const HIGHEST = 12;
const NOTHING: FireCell = { points: 0, critical: false };

/** A line of the damage table, read once. */
const cellsOf = rememberedBy(
  (line: string) => line,
  (line): readonly FireCell[] =>
    line.split(/\s+/).map((cell) => ({
      points: Number.parseInt(cell, 10),
      critical: cell.endsWith("*"),
    })),
);

/** Which band a range (hexes plus levels) falls in, or undefined beyond the last. */
export function rangeBand(tables: Tables, range: number): number | undefined {
  const band = tables.damage.bands.findIndex((last) => range <= last);
  return band < 0 ? undefined : band;
}

/** The longest range at which anybody can fire, in hexes plus levels. */
export function longestRange(tables: Tables): number {
  return tables.damage.bands.at(-1) ?? 0;
}

function lineOf({ damage }: Tables, row: FireRow, band: number): string | undefined {
  if (row === "MG") return damage.mg;
  return row === "AA" ? damage.aa : damage.columns[row][band];
}

/** The cell for a modified roll, which is held within 2 to 12; nothing beyond the longest range. Ground guns know no range. */
export function cellOf(tables: Tables, row: FireRow, range: number, roll: number): FireCell {
  const line = lineOf(tables, row, rangeBand(tables, range) ?? -1);
  const index = Math.min(Math.max(roll, LOWEST), HIGHEST) - LOWEST;
  return (line === undefined ? undefined : cellsOf(line)[index]) ?? NOTHING;
}

/** Whether any roll of two dice can be a critical hit under a modifier. */
export function canBeCritical(tables: Tables, row: FireRow, range: number, modifier: number): boolean {
  return Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index).some(
    (roll) => cellOf(tables, row, range, roll + modifier).critical,
  );
}
