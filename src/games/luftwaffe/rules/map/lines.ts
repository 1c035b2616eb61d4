import { rememberedBy } from "../../../../core/remember.ts";
import { quarterOf } from "../../data/calendar.ts";
import type { AirForce, HexName, Quarter } from "../../data/tables.ts";
import { columnOf, HEXES, neighbours, rowOf } from "./hex.ts";

/** LW-31: the last column of the American side in the west, from 1, by quarter. */
function westColumn(quarter: Quarter): number {
  if (quarter >= quarterOf("1945-04")) return 9;
  return quarter >= quarterOf("1944-10") ? 7 : 3;
}

/** LW-31: the north line, and the columns of it that fighters use (LW-32). */
const NORTH_ROW = 1;
const NORTH_COLUMNS = { from: 3, to: 22 };
const NORTH_FIGHTERS = 12;
/** LW-31: the south line, from January 1944. */
const SOUTH_ROW = 35;
const SOUTH_COLUMNS = { from: 14, to: 40 };
const SOUTH_SINCE = quarterOf("1944-01");

/** LW-31: quarters in which the R line moves. */
const MOVES: readonly Quarter[] = [SOUTH_SINCE, quarterOf("1944-10"), quarterOf("1945-04")];

/** The first quarter in which the R line ran as it does in another. */
export function lineSince(quarter: Quarter): Quarter {
  return Math.max(0, ...MOVES.filter((move) => move <= quarter));
}

function between(column: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return column >= from && column <= to;
}

export function isWest(hex: HexName, quarter: Quarter): boolean {
  return columnOf(hex) <= westColumn(quarter);
}

export function isNorth(hex: HexName): boolean {
  return rowOf(hex) === NORTH_ROW && between(columnOf(hex), NORTH_COLUMNS);
}

export function isSouth(hex: HexName, quarter: Quarter): boolean {
  return quarter >= SOUTH_SINCE && rowOf(hex) === SOUTH_ROW && between(columnOf(hex), SOUTH_COLUMNS);
}

/** LW-9, LW-31: whether a hex is on the American side of the R line. */
export function isAmericanSide(hex: HexName, quarter: Quarter): boolean {
  return isWest(hex, quarter) || isNorth(hex) || isSouth(hex, quarter);
}

/** LW-32: whether a unit of an air force may enter and leave there. */
export function isOwnLine(hex: HexName, force: AirForce, bombers: boolean, quarter: Quarter): boolean {
  if (force === "15") return isSouth(hex, quarter);
  return isWest(hex, quarter) || (isNorth(hex) && (bombers || columnOf(hex) <= NORTH_FIGHTERS));
}

/** LW-33: Switzerland, which nobody enters. */
export function isSwiss(hex: HexName): boolean {
  return between(columnOf(hex), { from: 8, to: 16 }) && between(rowOf(hex), { from: 29, to: 33 });
}

interface Lines {
  readonly force: AirForce;
  readonly bombers: boolean;
  readonly quarter: Quarter;
}

const hexesOfLines = rememberedBy(
  ({ force, bombers, quarter }: Lines) => `${force} ${bombers} ${quarter}`,
  ({ force, bombers, quarter }): readonly HexName[] =>
    HEXES.filter((hex) => isOwnLine(hex, force, bombers, quarter) && !isSwiss(hex)),
);

/** The hexes of an air force's own lines in a quarter. */
export function ownLines(force: AirForce, bombers: boolean, quarter: Quarter): readonly HexName[] {
  return hexesOfLines({ force, bombers, quarter });
}

const entriesOfLines = rememberedBy(
  ({ force, quarter }: Omit<Lines, "bombers">) => `${force} ${quarter}`,
  ({ force, quarter }): readonly HexName[] =>
    ownLines(force, true, quarter).filter((hex) =>
      neighbours(hex).some((near) => !isAmericanSide(near, quarter)),
    ),
);

/** LW-56: hexes of an air force's own lines that lie next to the R line: where its bombers enter. */
export function entriesOf(force: AirForce, quarter: Quarter): readonly HexName[] {
  return entriesOfLines({ force, quarter });
}
