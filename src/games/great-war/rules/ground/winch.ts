import { itemAt } from "../../../../core/item-at.ts";
import { withAircraft } from "../state/changed.ts";
import type { Board, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, still, tell } from "../state/step.ts";

/** 9.4: metres a turn. */
const WINCHED = 50;

function flyingBalloons({ setup, aircraft }: Board): readonly number[] {
  return [...aircraft.keys()].filter(
    (index) => airframeOf(setup, index).balloon && aircraft[index]?.status === "flying",
  );
}

function lower(board: State, index: number): Aftermath {
  const { attacked, altitude } = itemAt(board.aircraft, index);
  if (attacked === null || attacked >= board.turn) return still(board);
  const id = idOf(board.setup, index);
  const left = altitude - WINCHED;
  if (left > 0) {
    const lowered = withAircraft(board, index, { altitude: left });
    return { board: lowered, events: [tell("event.winched", { id, altitude: left })] };
  }
  const safe = withAircraft(board, index, { altitude: 0, status: "home" });
  return { board: safe, events: [tell("event.balloon-safe", { id })] };
}

/**
 * 9.4, 4.10o: the balloons' moves, before all others: 50 m down, from the turn after the first attack on; on the
 * ground a balloon is safe.
 */
export function winch(board: State): Aftermath {
  return forEach(board, flyingBalloons(board), lower);
}

/** After combat: balloons that were attacked for the first time. */
export function noteAttacks(board: State): State {
  const attacked = flyingBalloons(board).filter(
    (index) => board.aircraft[index]?.attacked === null && board.shots.some(({ target }) => target === index),
  );
  return attacked.reduce((now, index) => withAircraft(now, index, { attacked: board.turn }), board);
}
