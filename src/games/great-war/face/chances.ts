import { cellOf } from "../data/fire-table.ts";
import type { FireRow } from "../data/tables.ts";
import { tailSucceeds } from "../rules/initiative/index.ts";
import { tablesOf } from "../rules/setup/roster.ts";
import type { Setup } from "../rules/setup/setup.ts";

/** Throws of two dice. */
const THROWS = 36;
const DIE = [1, 2, 3, 4, 5, 6];
const ROLLS = DIE.flatMap((first) => DIE.map((second) => first + second));

function percent(throws: number): number {
  return Math.round((throws * 100) / THROWS);
}

/** What an attack is worth: chances in per cent, and the points that it does on average, in tenths. */
export interface Worth {
  readonly damage: number;
  readonly critical: number;
  readonly tenths: number;
}

/** What an attack on a row of the damage table is worth. Range in hexes and levels; `total` is added to the roll. */
export function worthOf(setup: Setup, row: FireRow, range: number, total: number): Worth {
  const cells = ROLLS.map((roll) => cellOf(tablesOf(setup), row, range, roll + total));
  const points = cells.reduce((sum, cell) => sum + cell.points, 0);
  return {
    damage: percent(cells.filter((cell) => cell.points > 0).length),
    critical: percent(cells.filter((cell) => cell.critical).length),
    tenths: Math.round((points * 10) / THROWS),
  };
}

/** The chance in per cent to stay on a tail, on a row of the tailing table. */
export function tailChance(setup: Setup, row: number): number {
  return percent(ROLLS.filter((roll) => tailSucceeds({ setup }, row, roll)).length);
}
