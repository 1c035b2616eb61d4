import type { Dice } from "../../../../core/dice/dice.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES } from "../../data/sides.ts";
import { groundAttack } from "../fire/ground-attack.ts";
import { withFleet } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import { type Aftermath, idOf, still, tell } from "../state/step.ts";
import type { GroundModifiers } from "./ground-modifiers.ts";

/** One attack from the ground on an aircraft that still flies, and the sum that it starts with. */
export function attackFromGround(
  board: State,
  row: "MG" | "AA",
  target: number,
  { parts, total, rule }: GroundModifiers,
  gunners: SideIndex,
  dice: Dice,
): Aftermath {
  if (board.aircraft[target]?.status !== "flying") return still(board);
  const told =
    parts.length > 0
      ? [tell("event.ground-modifiers", { id: idOf(board.setup, target), parts, total, rule })]
      : [];
  const { aircraft, events } = groundAttack(
    board,
    { row, target, modifier: total, by: SIDES[gunners] },
    dice,
  );
  return { board: withFleet(board, aircraft), events: [...told, ...events] };
}
