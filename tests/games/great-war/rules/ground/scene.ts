import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import type { MoveOrder } from "../../../../../src/games/great-war/rules/grammar/order.ts";
import { USUAL } from "../../../../../src/games/great-war/rules/setup/options.ts";
import type { Front, Target } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type {
  Flown,
  GroundGun,
  Stance,
  State,
} from "../../../../../src/games/great-war/rules/state/state.ts";
import { type Circumstances, type Plane, stateOf } from "../../board.ts";

const COLUMNS = 40;

/** The German trench in row 10, the Allied one in row 20: the middle of no-man's land is row 15. */
const FRONT: Front = { german: Array(COLUMNS).fill(10), allied: Array(COLUMNS).fill(20) };

/** A hex of column 10. */
export function at(row: number, column = 10) {
  return hexOf(column, row);
}

export const ARCHIE = { ...USUAL, archie: true };
export const QUIET = { ...USUAL, archie: false };

/** A board with trenches. */
export function atTheFront(planes: readonly Plane[], more: Circumstances = {}): State {
  return stateOf(planes, { front: FRONT, columns: COLUMNS, rows: 40, ...more });
}

const ORDER: MoveOrder = {
  kind: "move",
  text: "8: F8",
  speed: 8,
  steps: [],
  climb: 0,
  glide: false,
  strafe: false,
};

const START: Stance = { hex: at(12), facing: 0, altitude: 1000 };

/** What a move left behind, as far as it matters to a test. */
export function flown(change: Partial<Flown> = {}): Flown {
  return {
    from: START,
    order: ORDER,
    looks: [],
    path: [],
    climbed: 0,
    dived: 0,
    maneuver: null,
    mostTurned: 0,
    straightAndLevel: false,
    strafed: [],
    ...change,
  };
}

/** Hexes of one row, from column 1 on. */
export function along(row: number, count: number) {
  return Array.from({ length: count }, (_, column) => hexOf(column + 1, row));
}

export function gun(id: string, change: Partial<GroundGun> = {}): GroundGun {
  return { id, side: 1, kind: "MG", hex: at(10), hidden: false, firedIn: 0, ...change };
}

export function target(id: string, change: Partial<Target> = {}): Target {
  return { id, side: 0, kind: "bomb", hexes: [at(8)], worth: 5, ...change };
}

/** Dice that must all be used and no more. */
export function exactly<T>(faces: readonly number[], act: (dice: ReturnType<typeof recordedDice>) => T): T {
  let used = 0;
  const source = recordedDice(faces);
  const dice = {
    throw(request: Parameters<typeof source.throw>[0]) {
      used += request.dice.length;
      return source.throw(request);
    },
  };
  const result = act(dice);
  if (used !== faces.length) throw new Error(`${used} dice thrown of ${faces.length}`);
  return result;
}

export function keysOf({ events }: { readonly events: readonly GameEvent[] }): readonly string[] {
  return events.map(({ key }) => key);
}

/** The values of the first event of a key. */
export function toldOf({ events }: { readonly events: readonly GameEvent[] }, key: string) {
  return events.find((event) => event.key === key)?.values;
}
