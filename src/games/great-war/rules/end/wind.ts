import { hexAhead } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { exitOf } from "../setup/front.ts";
import { withAircraft } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import {
  type Aftermath,
  airframeOf,
  forEach,
  idOf,
  inMoveOrder,
  isAirborne,
  still,
  tell,
} from "../state/step.ts";

function drift(board: State, index: number): Aftermath {
  const { setup } = board;
  const one = itemAt(board.aircraft, index);
  const hex = hexAhead(one.hex, setup.wind.facing, setup.wind.strength);
  const exit = exitOf(setup, airframeOf(setup, index).side, hex);
  const moved = withAircraft(board, index, exit ? { hex, status: exit } : { hex });
  const id = idOf(setup, index);
  return { board: moved, events: exit ? [tell("event.blown-away", { id, home: exit === "home" })] : [] };
}

/**
 * D-13: the wind carries every flying aircraft but the balloons along. B-38: all drift at once, so that none comes
 * nearer to another and stacking needs no judging, and a balloon that one drifts onto stands in nobody's way. Who is
 * blown off the board has left it by D-10.
 */
export function windDrift(board: State): Aftermath {
  const { facing, strength } = board.setup.wind;
  const flying = inMoveOrder(board).filter((index) => isAirborne(board, index));
  if (!board.setup.options.wind || strength === 0 || flying.length === 0) return still(board);
  const ids = flying.map((index) => idOf(board.setup, index));
  const after = forEach(board, flying, drift);
  return {
    board: after.board,
    events: [tell("event.drifts", { ids, hexes: strength, facing }), ...after.events],
  };
}
