import type { Problem } from "../../../core/game.ts";
import { Cells } from "./cells.ts";
import { checkType } from "./check-type.ts";
import { COLUMNS, MANEUVERS, SCHEDULES } from "./lists.ts";
import type { Schedule, Tables } from "./tables.ts";

const ROLLS = 11;
const LOWEST_ROLL = 2;
const HIGHEST_ROLL = 12;
const MOST_BANDS = 6;
const FARTHEST = 12;
const ROWS = 9;
const DEAREST = 20;
const MOST_AIRCRAFT = 200;
const LONGEST_NAME = 60;
const CELL = /^\d{1,2}\*?$/;
/** How many hexsides in one hex a schedule has prices for. */
const HEXSIDES: Readonly<Record<Schedule, readonly [number, number]>> = {
  A: [3, 3],
  B: [3, 3],
  C: [3, 3],
  D: [3, 3],
  E: [3, 3],
  F: [1, 3],
  G: [1, 3],
};

/** A line of eleven cells for 2 to 12. */
function checkLine(name: string, line: string, cells: Cells): void {
  const found = line.split(/\s+/);
  if (!cells.count(`damage.${name}`, found, ROLLS)) return;
  found.forEach((cell, index) => {
    if (!CELL.test(cell)) cells.refuse(`damage.${name}, roll ${index + LOWEST_ROLL}`, cell, "cell");
  });
}

/** How a band reads: `2 to 3`, or `1` alone. */
function bandName(bands: readonly number[], index: number): string {
  const from = index === 0 ? 0 : (bands[index - 1] ?? 0) + 1;
  const to = bands[index] ?? from;
  return from === to ? `${to}` : `${from} to ${to}`;
}

function checkDamage({ damage }: Tables, cells: Cells): void {
  const { bands, columns, mg, aa } = damage;
  cells.row("damage.bands", bands, 1, FARTHEST, "ascending");
  if (!cells.count("damage.bands", bands, 1, MOST_BANDS)) return;
  for (const column of COLUMNS) {
    const lines = columns[column];
    cells.count(`damage.columns.${column}`, lines, bands.length);
    lines.slice(0, bands.length).forEach((line, index) => {
      checkLine(`columns.${column}, band ${bandName(bands, index)}`, line, cells);
    });
  }
  checkLine("mg", mg, cells);
  checkLine("aa", aa, cells);
}

function checkSchedules({ schedules, maneuvers }: Tables, cells: Cells): void {
  for (const letter of SCHEDULES) {
    const [least, most] = HEXSIDES[letter];
    cells.count(`schedules.${letter}`, schedules[letter], least, most);
    cells.row(`schedules.${letter}`, schedules[letter], 1, DEAREST, "rising");
  }
  for (const name of MANEUVERS) cells.whole(`maneuvers.${name}`, maneuvers[name], 1, DEAREST);
}

function checkTailing({ tailing }: Tables, cells: Cells): void {
  if (!cells.count("tailing", tailing, ROWS)) return;
  tailing.forEach((rolls, index) => {
    const row = `tailing, row ${index - 4}`;
    cells.count(row, rolls, 1, ROLLS);
    cells.row(row, rolls, LOWEST_ROLL, HIGHEST_ROLL);
    const twice = rolls.find((roll, place) => rolls.indexOf(roll) !== place);
    if (twice !== undefined) cells.refuse(row, twice, "roll-twice");
  });
}

function checkSmall({ deflection, criticals }: Tables, cells: Cells): void {
  for (const name of ["air", "below"] as const) {
    cells.count(`deflection.${name}`, deflection[name], 4);
    cells.row(`deflection.${name}`, deflection[name], -10, 10);
  }
  cells.count("criticals.chart", criticals.chart, ROLLS);
  for (const name of ["engineLight", "engineHeavy"] as const) {
    cells.count(`criticals.${name}`, criticals[name], 6);
    cells.row(`criticals.${name}`, criticals[name], 0, DEAREST);
  }
  cells.whole("criticals.woundedUpTo", criticals.woundedUpTo, LOWEST_ROLL - 1, HIGHEST_ROLL);
}

function checkFleet({ aircraft }: Tables, cells: Cells): void {
  if (!cells.count("aircraft", aircraft, 1, MOST_AIRCRAFT)) return;
  const seen = new Set<string>();
  for (const type of aircraft) {
    const at = `aircraft.${type.id.slice(0, LONGEST_NAME)}`;
    if (seen.has(type.id)) cells.refuse(at, type.id, "twice");
    seen.add(type.id);
    checkType(type, `${at}, `, cells);
  }
}

/** What is wrong with a set of tables of the right shape, cell by cell; nothing when one can play with it. */
export function checkTables(tables: Tables): readonly Problem[] {
  const cells = new Cells();
  const { name } = tables;
  if (name.trim() === "" || name.length > LONGEST_NAME) cells.refuse("name", name, "text", 1, LONGEST_NAME);
  checkDamage(tables, cells);
  checkSchedules(tables, cells);
  checkTailing(tables, cells);
  checkSmall(tables, cells);
  checkFleet(tables, cells);
  return cells.problems;
}
