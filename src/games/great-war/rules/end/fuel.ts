import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { withAircraft } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import {
  type Aftermath,
  airframeOf,
  forEach,
  inMoveOrder,
  isAirborne,
  still,
  tell,
  why,
} from "../state/step.ts";

/** depleted on this or less. */
const DRY = 2;

function check(board: State, index: number, dice: Dice): Aftermath {
  const { fuelHit, fuelOut } = itemAt(board.aircraft, index);
  if (!isAirborne(board, index) || fuelHit === null || fuelOut) return still(board);
  const { id, seat } = airframeOf(board.setup, index);
  const turns = board.turn - fuelHit;
  const faces = dice.throw({ dice: ["d6", "d6"], by: seat, why: why("throw.fuel", { id, turns }) });
  const total = faces.reduce((sum, face) => sum + face, -turns);
  const dry = total <= DRY;
  const events = [tell("event.fuel", { id, faces, turns, total, dry })];
  return { board: dry ? withAircraft(board, index, { fuelOut: true }) : board, events };
}

/**
 * 4.8d, A-12, A-13: at the end of each turn from the hit on, 2d6 less the turns since it: on 2 and less the tank is
 * dry, and from the next turn the aircraft glides.
 */
export function fuelChecks(board: State, dice: Dice): Aftermath {
  if (!board.aircraft.some(({ fuelHit }) => fuelHit !== null)) return still(board);
  return forEach(board, inMoveOrder(board), (now, index) => check(now, index, dice));
}
