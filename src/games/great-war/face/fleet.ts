import { seededDice } from "../../../core/dice/random.ts";
import type { Moment } from "../../../core/match/match.ts";
import type { Feature, Tabletop } from "../../../tabletop/tabletop.ts";
import type { Config } from "../data/config/config.ts";
import { TABLES } from "../data/own.ts";
import type { AircraftType, Tables } from "../data/tables.ts";
import { wholeOf } from "../rules/scenarios.ts";
import { tablesOf } from "../rules/setup/roster.ts";
import { firstState } from "../rules/state/first-state.ts";
import type { Board, State } from "../rules/state/state.ts";
import { boardOf, viewOf } from "../rules/view/view.ts";
import { padOf, type StatusPad } from "./pads/status-pad.ts";
import { tabletopOf } from "./picture/tabletop.ts";
import { spotOf } from "./places.ts";

/** A pad as it is printed: one of nobody yet has neither id nor side, and no speed nor altitude. */
export interface FleetPad extends StatusPad {
  readonly nobody: boolean;
}

/** What papers are printed for. */
export interface Fleet {
  readonly pads: readonly FleetPad[];
  readonly tables: Tables;
  /** Turn of the match at hand, 1 before it begins. */
  readonly turn: number;
  /** The set-up as it begins, with what everybody knows; null for aircraft that stand on no table. */
  readonly start: Board | null;
  /** How it stands on the table then, with the names of what the missions are about. */
  readonly table: Tabletop | null;
}

/** Where blank aircraft are placed only to be looked up. */
const NOWHERE = { altitude: 1000, hex: "0101" };

function padsOf(board: Board, nobody: boolean): readonly FleetPad[] {
  return board.setup.airframes.map((_, index) => ({ ...padOf(board, index), nobody }));
}

function publicBoard(state: State): Board {
  return boardOf(viewOf(state, "table"));
}

/** A mark on every hex that a mission is about, with its name; a trench that runs from edge to edge has none. */
function targetsOf({ setup }: State): readonly Feature[] {
  const marked = setup.targets.filter(({ kind, hexes }) => kind !== "trench" || hexes.length < setup.columns);
  return marked.flatMap(({ id, hexes }) =>
    hexes.map((hex): Feature => ({ kind: "target", at: spotOf(setup, hex), label: id })),
  );
}

function publicTable(state: State): Tabletop {
  const { areas: _, lines: __, ...table } = tabletopOf(viewOf(state, "table"), []);
  const { features = [] } = table.mat;
  return { ...table, mat: { ...table.mat, features: [...features, ...targetsOf(state)] } };
}

function stateOf(config: Config): State {
  // Dice only hide guns, which are left out of all that is printed.
  return firstState(wholeOf(config), seededDice("print"));
}

/** The aircraft of a set-up before the first turn. The config must have passed the game's `check`. */
export function fleetOfConfig(config: Config): Fleet {
  const state = stateOf(config);
  const board = publicBoard(state);
  const pads = padsOf(board, false);
  return { pads, tables: tablesOf(board.setup), turn: 1, start: board, table: publicTable(state) };
}

/** The aircraft of a match as they are now. */
export function fleetOfMatch(moments: readonly Pick<Moment, "state" | "events">[]): Fleet {
  const [first] = moments;
  const now = publicBoard(moments.at(-1)?.state as State);
  const start = first?.state as State;
  return {
    pads: padsOf(now, false),
    tables: tablesOf(now.setup),
    turn: now.turn,
    start: publicBoard(start),
    table: publicTable(start),
  };
}

/** Blank pads of some types, by their ids: of our tables, and of one's own. */
export function fleetOfTypes(
  wanted: Readonly<Record<string, number>>,
  own: readonly AircraftType[] = [],
): Fleet {
  const types = Object.entries(wanted).flatMap(([type, count]) => Array.from({ length: count }, () => type));
  const aircraft = types.map((type, index) => ({
    id: `X${index + 1}`,
    side: "allied" as const,
    type,
    ...NOWHERE,
  }));
  const pads = aircraft.length === 0 ? [] : padsOf(stateOf({ aircraft, types: own }), true);
  return { pads, tables: TABLES, turn: 1, start: null, table: null };
}

/** The pads of one side, or all of them where there are no sides yet. */
export function bySide(pads: readonly FleetPad[]): readonly (readonly FleetPad[])[] {
  const sides = [...new Set(pads.map(({ airframe }) => airframe.side))];
  return sides.map((side) => pads.filter(({ airframe }) => airframe.side === side));
}
