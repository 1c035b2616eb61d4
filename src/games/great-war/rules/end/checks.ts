import type { Dice } from "../../../../core/dice/dice.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, inTurn } from "../state/step.ts";
import { faintChecks } from "./faints.ts";
import { fuelChecks } from "./fuel.ts";
import { gliders } from "./gliders.ts";
import { parachutes } from "./parachutes.ts";

/**
 * the checks at the end of a turn that ask nobody: parachutes, fuel, faints; then the parachutes of who was
 * lost by a faint, and who glides from now on (D-08).
 */
export function endChecks(board: State, dice: Dice): Aftermath {
  return inTurn(
    board,
    (now) => parachutes(now, dice),
    (now) => fuelChecks(now, dice),
    (now) => faintChecks(now, dice),
    (now) => parachutes(now, dice),
    gliders,
  );
}
