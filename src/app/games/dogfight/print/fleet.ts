import type { GameEvent, SideId } from "../../../../core/game.ts";
import type { Match } from "../../../../core/match.ts";
import type { Config, CustomType } from "../../../../games/dogfight/config.ts";
import { type RecordLine, recordOf } from "../../../../games/dogfight/record.ts";
import { type Board, firstState, type State } from "../../../../games/dogfight/state.ts";
import { type Sheet, sheetsOf } from "../sheetmodel.ts";

/** One turn as it stands on a sheet, with the level at its end. */
interface FleetLine extends RecordLine {
  readonly level: number;
}

/** The record sheet of one aircraft as it is printed. */
export interface FleetSheet extends Sheet {
  /** Whose it is; null where nobody flies it yet. */
  readonly side: SideId | null;
  /** What is written on it before the first turn; null: left to the players. */
  readonly startSpeed: number | null;
  readonly startLevel: number | null;
  readonly lines: readonly FleetLine[];
}

/** The aircraft that papers are printed for. */
export interface Fleet {
  readonly sheets: readonly FleetSheet[];
  /** The set-up as it begins; null for aircraft that stand on no table. */
  readonly start: Board | null;
}

/** A type to print sheets of, and how many. */
export interface Wanted {
  readonly type: string | CustomType;
  readonly count: number;
}

/** Levels that an order climbs, negative for a dive. */
function climbOf(orders: string): number {
  return orders.split("+").length - orders.split("-").length;
}

/** Adds the level at the end of each turn. */
function withLevels(lines: readonly RecordLine[], start: number): readonly FleetLine[] {
  let level = start;
  return lines.map((line) => {
    level += climbOf(line.orders);
    return { ...line, level };
  });
}

function fleetOf(now: Board, start: Board, events: readonly GameEvent[]): Fleet {
  const { sides } = now.setup;
  const sheets = sheetsOf(now).map((sheet, index) => {
    const { speed, level } = start.aircraft[index] ?? sheet.aircraft;
    return {
      ...sheet,
      side: sides[sheet.airframe.side],
      startSpeed: speed,
      startLevel: level,
      lines: withLevels(recordOf(sheet.airframe.id, events), level),
    };
  });
  return { sheets, start };
}

/** The aircraft of a set-up before the first turn. The config must have passed the game's `check`. */
export function fleetOfConfig(config: Config): Fleet {
  const board = firstState(config);
  return fleetOf(board, board, []);
}

/** The aircraft of a match with what has been written on their sheets so far. */
export function fleetOfMatch({ moments }: Match): Fleet {
  const [first] = moments;
  const last = moments.at(-1);
  const events = moments.flatMap((moment) => moment.events);
  return fleetOf(last?.state as State, first?.state as State, events);
}

/** Blank sheets of some types. */
export function fleetOfTypes(wanted: readonly Wanted[]): Fleet {
  const types = wanted.flatMap(({ type, count }) => Array.from({ length: count }, () => type));
  const aircraft = types.map((type, index) => ({
    id: `${index + 1}`,
    side: "any",
    type,
    x: 0,
    y: 0,
    heading: 12,
    speed: 1,
  }));
  const sheets = sheetsOf(firstState({ aircraft })).map((sheet) => ({
    ...sheet,
    airframe: { ...sheet.airframe, id: "" },
    side: null,
    startSpeed: null,
    startLevel: null,
    lines: [],
  }));
  return { sheets, start: null };
}

/** Whether levels matter to a fleet. */
export function hasAltitude({ start }: Fleet): boolean {
  return start?.setup.options.altitude ?? false;
}

/** The sheets of one side, or all of them where there are no sides yet. */
export function bySide({ sheets }: Fleet): readonly (readonly FleetSheet[])[] {
  const sides = [...new Set(sheets.map(({ side }) => side))];
  return sides.map((side) => sheets.filter((sheet) => sheet.side === side));
}
