import { itemAt } from "../../../../core/item-at.ts";
import type { Roll } from "../../data/card.ts";
import { minimumOf } from "../hand/limits.ts";
import { climbCost } from "../ratings/altitude.ts";
import { cardOfElement, hasLeader } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";
import type { Move } from "../state/task.ts";

/** Cards that climbing a level costs an Element: a Wingman alone pays none (DIF-B23). */
export function priceOfClimb(board: Board, element: number): number {
  return hasLeader(board, element) ? climbCost(cardOfElement(board.setup, element)) : 0;
}

/** DIF-2.2, DIF-R77: below its own type's maximum level. */
export function hasRoomAbove(board: Board, element: number): boolean {
  const { level } = itemAt(board.elements, element);
  return level < cardOfElement(board.setup, element).maxLevel;
}

/** DIF-R31: whether an Element can climb and pay for it after parting with `spent` cards; an alone Wingman pays none. */
export function canClimb(board: Board, element: number, spent = 0): boolean {
  if (!hasRoomAbove(board, element)) return false;
  return canPay(board, element, priceOfClimb(board, element) + spent);
}

/** DIF-R26: whether a Leader can part with so many cards. */
export function canPay(board: Board, element: number, cards: number): boolean {
  if (cards === 0 || !hasLeader(board, element)) return true;
  const { leader } = itemAt(board.elements, element);
  return leader.hand.length - cards >= minimumOf(board, element);
}

/** DIF-2.1: level 1 is the lowest. */
export function canDive(board: Board, element: number, levels: 1 | 2): boolean {
  return (itemAt(board.elements, element).level ?? 0) > levels;
}

/** DIF-R34: what a VERTICAL ROLL may do, after its player has parted with `spent` cards of the Leader's hand; for a Wingman's roll the Leader pays too (DIF-R35). */
export function rollsOf(board: Board, element: number, spent: number): readonly Roll[] {
  const rolls: Roll[] = [];
  if (canClimb(board, element, spent)) rolls.push("climb");
  if (canDive(board, element, 1)) rolls.push(1);
  if (canDive(board, element, 2) && board.setup.options.verticalRollMaxDive === 2) rolls.push(2);
  return rolls;
}

export function changeOf(roll: Roll): Move["change"] {
  return roll === "climb" ? 1 : ((0 - roll) as -1 | -2);
}
