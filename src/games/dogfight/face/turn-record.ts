import { phraser } from "../../../core/phrase.ts";
import type { Block, Cell, Row } from "../../../face/sheet.ts";
import { table } from "../../../face/sheets/blocks.ts";
import type { Oval, RecordLine } from "./record.ts";
import type { Hits, words } from "./words/en/sheets.ts";

const phrase = phraser<typeof words>();

/** Turns on a printed sheet: what fits into a quarter of a page. */
const TURNS = 9;
/** Turns of a match in play that are written out on it, so that room is left for those to come. */
const WRITTEN = 4;

/** One turn as it stands on a sheet, with the level at its end. */
export interface LevelLine extends RecordLine {
  readonly level: number;
}

/** How an aircraft began and what it has flown since. */
export interface Flown {
  readonly id: string;
  /** What is written before the first turn; null: left to the players. */
  readonly start: { readonly speed: number; readonly level: number } | null;
  readonly lines: readonly LevelLine[];
}

/** Levels that an order climbs, negative for a dive. */
function climbOf(orders: string): number {
  return orders.split("+").length - orders.split("-").length;
}

/** Adds the level at the end of each turn. */
export function withLevels(lines: readonly RecordLine[], start: number): readonly LevelLine[] {
  let level = start;
  return lines.map((line) => {
    level += climbOf(line.orders);
    return { ...line, level };
  });
}

/** What fell in one turn, the same hits together. */
function hitsIn(damage: readonly Oval[]): readonly Hits[] {
  const keys = damage.map((oval) => JSON.stringify(oval));
  return damage.flatMap((oval, index) => {
    const times = keys.filter((key) => key === keys[index]).length;
    return keys.indexOf(keys[index] ?? "") === index ? [{ oval, times }] : [];
  });
}

function damageOf({ damage }: RecordLine): Cell {
  if (damage.length === 0) return null;
  return { text: phrase("sheet.damage", { hits: hitsIn(damage) }), tone: "alarm" };
}

function columnsOf(levels: boolean) {
  const level = levels ? [phrase("sheet.levels")] : [];
  return [phrase("sheet.turn"), "SPEED", ...level, phrase("sheet.orders"), phrase("sheet.notes")];
}

function startRow({ start }: Flown, levels: boolean): readonly Row[] {
  if (!start) return [];
  const level = levels ? [`${start.level}`] : [];
  return [{ cells: [phrase("sheet.start"), `${start.speed}`, ...level, "–", null] }];
}

function rowOf(line: LevelLine, levels: boolean): Row {
  const level = levels ? [`${line.level}`] : [];
  const orders: Cell = { text: line.orders, tone: "code" };
  return { cells: [`${line.turn}`, `${line.speed}`, ...level, orders, damageOf(line)] };
}

/** The Aircraft Turn Record, kept turn by turn: SPEED, orders, and what befell the aircraft. */
export function turnRecord(flown: Flown): Block {
  return table(
    "record",
    columnsOf(false),
    [...startRow(flown, false), ...flown.lines.map((line) => rowOf(line, false))],
    { label: phrase("sheet.record", { id: flown.id }) },
  );
}

/** The latest turns that have been flown, then empty lines to write on. */
export function paperRecord(flown: Flown, levels: boolean): Block {
  const { lines } = flown;
  const written = lines.slice(-WRITTEN);
  const level = levels ? [null] : [];
  const blank = Array.from({ length: TURNS - written.length }, (_, index): Row => {
    return { cells: [`${lines.length + index + 1}`, null, ...level, null, null] };
  });
  return table(
    "record",
    columnsOf(levels),
    [
      ...(lines.length === 0 ? startRow(flown, levels) : []),
      ...written.map((line) => rowOf(line, levels)),
      ...blank,
    ],
    { widths: [13, 13] },
  );
}
