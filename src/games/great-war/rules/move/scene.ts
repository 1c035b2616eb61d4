import type { Hex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { rememberedLatest } from "../../../../core/remember.ts";
import type { AircraftType } from "../../data/tables.ts";
import { typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** What a mover needs to know: who it is, and who stands in its way. */
export interface MoveScene {
  readonly setup: Setup;
  readonly index: number;
  /** The mover. */
  readonly aircraft: Aircraft;
  readonly type: AircraftType;
  readonly board: Board;
  /** Those on whom no move may end (4.5f). */
  readonly settled: readonly Aircraft[];
  /** Whether a move may not end here: somebody is there who won't leave in this turn. Altitude in metres. */
  blocked(hex: Hex, altitude: number): boolean;
}

/** 4.5f: an aircraft still to move will leave; one that has moved stays, and so does a balloon. */
function isSettled(board: Board, index: number): boolean {
  const other = itemAt(board.aircraft, index);
  if (other.status !== "flying") return false;
  return other.flown !== null || (board.setup.airframes[index]?.balloon ?? false);
}

function sceneOf(board: Board, index: number): MoveScene {
  const settled = board.aircraft.filter((_, other) => other !== index && isSettled(board, other));
  return {
    setup: board.setup,
    index,
    aircraft: itemAt(board.aircraft, index),
    type: typeOf(board.setup, index),
    board,
    settled,
    blocked: ({ q, r }, altitude) =>
      settled.some((other) => other.hex.q === q && other.hex.r === r && other.altitude === altitude),
  };
}

/** The scene for the aircraft at an index. The latest is remembered: a move is drawn, read and flown in the same one. */
export const moveSceneOf = rememberedLatest(
  sceneOf,
  (latest, { setup, aircraft }, index) =>
    latest.index === index && latest.board.aircraft === aircraft && latest.setup === setup,
);
