import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { settleOne } from "../fire/settle.ts";
import { aircraftWith, withAircraftAt } from "../state/changed.ts";
import { pilotWounded } from "../state/condition.ts";
import type { Board, ManState, State } from "../state/state.ts";
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

/** §7: turns since the wound, or null for a pilot who needs not roll now. */
function turnsSinceWound(board: Board, index: number): number | null {
  const pilot = board.aircraft[index]?.crew[0];
  if (!isAirborne(board, index) || pilot?.health !== "wounded" || pilot.woundedIn === null) return null;
  const turns = board.turn - pilot.woundedIn;
  return turns > 0 ? turns : null;
}

function fainted(crew: readonly ManState[]): readonly ManState[] {
  return crew.map((man, place) => (place === 0 ? { ...man, health: "fainted" } : man));
}

function check(board: State, index: number, dice: Dice): Aftermath {
  const turns = turnsSinceWound(board, index);
  if (turns === null) return still(board);
  const { id, seat, crew } = airframeOf(board.setup, index);
  const about = { id, man: 0, name: crew[0]?.name ?? "" };
  const upTo = turns + 1;
  const faces = dice.throw({ dice: ["d6", "d6"], by: seat, why: why("throw.faint", { ...about, upTo }) });
  const roll = faces.reduce((sum, face) => sum + face, 0);
  const faints = roll <= upTo;
  const told = tell("event.faint", { ...about, faces, roll, upTo, faints });
  if (!faints) return { board, events: [told] };
  const one = itemAt(board.aircraft, index);
  const after = settleOne(board.setup, index, one, aircraftWith(one, { crew: fainted(one.crew) }));
  return { board: withAircraftAt(board, index, after.aircraft), events: [told, ...after.events] };
}

/**
 * §7: at the end of each turn after the wound a seriously wounded pilot faints on 2d6 ≤ n + 1, n turns since. Then a
 * fit observer at dual controls takes over (4.9q, A-44), or the aircraft is lost.
 */
export function faintChecks(board: State, dice: Dice): Aftermath {
  if (!board.aircraft.some(pilotWounded)) return still(board);
  return forEach(board, inMoveOrder(board), (now, index) => check(now, index, dice));
}
