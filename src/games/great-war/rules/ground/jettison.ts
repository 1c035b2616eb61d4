import { itemAt } from "../../../../core/item-at.ts";
import { typeOf } from "../setup/roster.ts";
import { withAircraft } from "../state/changed.ts";
import { poweredMax } from "../state/condition.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, forEach, idOf, inMoveOrder, still, tell } from "../state/step.ts";

function jettisonOne(board: State, index: number): Aftermath {
  const { setup } = board;
  const one = itemAt(board.aircraft, index);
  if (!one.bombs || one.status !== "flying" || one.engineLoss === 0) return still(board);
  const max = poweredMax(setup, index, one);
  const { min } = typeOf(setup, index);
  if (max > min) return still(board);
  return {
    board: withAircraft(board, index, { bombs: false }),
    events: [tell("event.jettison", { id: idOf(setup, index), max, min })],
  };
}

/**
 * 4.10e, A-43: after damage every loaded aircraft whose maximum, bombs counted, is down to its minimum drops them
 * at once, which is no attack on anything.
 */
export function jettison(board: State): Aftermath {
  if (!board.aircraft.some(({ bombs, engineLoss }) => bombs && engineLoss > 0)) return still(board);
  return forEach(board, inMoveOrder(board), jettisonOne);
}
