import type { Dice } from "../../../../core/dice/dice.ts";
import type { Board, State } from "../state/state.ts";
import { type Aftermath, forEach, inMoveOrder, inTurn } from "../state/step.ts";
import { archieFire } from "./archie.ts";
import { defencesInCombat } from "./defences.ts";
import { jettison } from "./jettison.ts";
import { strafeFire } from "./strafe-fire.ts";
import { noteAttacks } from "./winch.ts";

/**
 * All fire from the ground in the combat phase, after the attacks in the air: on who strafed, around balloons,
 * archie; judged by the places `before` this phase's damage. Then bombs that have become too heavy go (4.10e).
 */
export function groundCombat(board: State, dice: Dice, before: Board): Aftermath {
  return inTurn(
    noteAttacks(board),
    (now) => forEach(now, inMoveOrder(now), (on, index) => strafeFire(on, index, dice, before)),
    (now) => defencesInCombat(now, dice, before),
    (now) => archieFire(now, dice, before),
    jettison,
  );
}
