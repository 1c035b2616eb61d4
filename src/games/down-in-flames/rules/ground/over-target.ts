import { itemAt } from "../../../../core/item-at.ts";
import { phaseOf } from "../../data/phases.ts";
import { hasLeader, hasWingman } from "../state/pieces.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { targetOf } from "./target.ts";

/** DIF-B13: the highest level from which single-engined loads are aimed; DIF-B14: that of strafing. */
export const BOMBING_LEVEL = 3;
const STRAFING_LEVEL = 1;

/** Aircraft of an Element that fly. */
export function flying(
  board: Board,
  element: number,
): readonly (readonly ["leader" | "wingman", Aircraft])[] {
  const { leader, wingman } = itemAt(board.elements, element);
  return [
    ...(hasLeader(board, element) ? [["leader", leader] as const] : []),
    ...(wingman && hasWingman(board, element) ? [["wingman", wingman] as const] : []),
  ];
}

/** Whether an Element may bomb or strafe the target now. */
export function overTarget(board: Board, element: number, what: "bomb" | "strafe"): boolean {
  const target = targetOf(board);
  const attacks = board.setup.mission?.attacker === board.setup.elements[element]?.side;
  if (!target || !attacks || phaseOf(board) !== "over-target") return false;
  const { level } = itemAt(board.elements, element);
  const loads = flying(board, element).filter(([, { loaded }]) => loaded).length;
  if (what === "bomb") return level <= BOMBING_LEVEL && loads > 0;
  return level === STRAFING_LEVEL && loads === 0 && target.id !== "factory";
}
