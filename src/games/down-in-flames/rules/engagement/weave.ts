import { itemAt } from "../../../../core/item-at.ts";
import { cardOfElement, isHere } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** DIF-10.11: whether a type is flown by two Elements of a side in the set-up, so that its owner may bid for the weave. */
export function mayWeave(board: Board, element: number): boolean {
  const { side } = itemAt(board.setup.elements, element);
  return board.weave[side] && isWeaver(board, element) && partners(board, element).length > 0;
}

function isWeaver(board: Board, element: number): boolean {
  return cardOfElement(board.setup, element).specials.includes("thach-weave");
}

/** Other Elements of its type and side that have an aircraft in play, at any level (DIF-R71). */
function partners(board: Board, element: number): readonly number[] {
  const { side, type } = itemAt(board.setup.elements, element);
  return board.setup.elements.flatMap((one, place) =>
    place !== element && one.side === side && one.type === type && isHere(board, place) ? [place] : [],
  );
}

/** DIF-10.11.2: whether an enemy is engaged with another Element of the weave. */
export function weavesAgainst(board: Board, element: number, enemy: number): boolean {
  if (!mayWeave(board, element)) return false;
  return partners(board, element).some(
    (friend) => board.elements[enemy]?.quarry === friend || board.elements[friend]?.quarry === enemy,
  );
}
