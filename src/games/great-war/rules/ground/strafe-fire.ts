import type { Dice } from "../../../../core/dice/dice.ts";
import { enemyOf } from "../setup/front.ts";
import type { Board, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, still, tell } from "../state/step.ts";
import { attackFromGround } from "./attack.ts";
import { strafersModifiers, withCrewsOf } from "./ground-modifiers.ts";
import { strafedTrench } from "./strafe.ts";

/** 4.10f: attacks on the MG row by hexes of trench strafed in a turn: 1–2 one, 3–5 two, 6 and more three. */
export function strafingAttacks(hexes: number): number {
  if (hexes === 0) return 0;
  if (hexes <= 2) return 1;
  return hexes <= 5 ? 2 : 3;
}

/** 4.10f, 4.10g: what the trench answers to an aircraft that has strafed it, in the combat phase, `before` whose damage its crew is judged. */
export function strafeFire(board: State, index: number, dice: Dice, before: Board = board): Aftermath {
  if ((board.aircraft[index]?.flown?.strafed.length ?? 0) === 0) return still(board);
  const hexes = strafedTrench(board, index);
  const attacks = strafingAttacks(hexes);
  if (attacks === 0 || board.aircraft[index]?.status !== "flying") return still(board);
  const told = tell("event.strafing-fire", { id: idOf(board.setup, index), hexes, attacks });
  const gunners = enemyOf(airframeOf(board.setup, index).side);
  const modifiers = strafersModifiers(withCrewsOf(board, before), index, "4.10f");
  const after = forEach(
    board,
    Array.from({ length: attacks }, () => index),
    (now, target) => attackFromGround(now, "MG", target, modifiers, gunners, dice),
  );
  return { board: after.board, events: [told, ...after.events] };
}
