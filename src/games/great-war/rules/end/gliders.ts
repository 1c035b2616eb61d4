import { itemAt } from "../../../../core/item-at.ts";
import { typeOf } from "../setup/roster.ts";
import { withAircraft } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, forEach, idOf, inMoveOrder, isAirborne, still, tell } from "../state/step.ts";

function check(board: State, index: number): Aftermath {
  const { gliding, fuelOut, engineLoss } = itemAt(board.aircraft, index);
  const type = typeOf(board.setup, index);
  const max = type.max - engineLoss;
  if (!isAirborne(board, index) || gliding || (!fuelOut && max >= type.min)) return still(board);
  const values = { id: idOf(board.setup, index), why: fuelOut ? "fuel" : "engine", max, min: type.min };
  return {
    board: withAircraft(board, index, { gliding: true }),
    events: [tell("event.glides", values)],
  };
}

/** D-08: at the end of a turn, who has run dry or lost so much power that it can't keep its minimum speed glides. */
export function gliders(board: State): Aftermath {
  if (!board.aircraft.some(({ fuelOut, engineLoss }) => fuelOut || engineLoss > 0)) return still(board);
  return forEach(board, inMoveOrder(board), check);
}
