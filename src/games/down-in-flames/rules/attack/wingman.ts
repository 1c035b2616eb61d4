import { itemAt } from "../../../../core/item-at.ts";
import type { Quality } from "../../data/quality.ts";
import { wingmanRatings } from "../ratings/wingman.ts";
import { cardOfElement } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** The mini-hands of a Wingman in this game turn, as far as the viewer knows his quality; of another one where that is told. */
export function miniHands(board: Board, element: number, quality?: Quality) {
  const { wingman } = itemAt(board.elements, element);
  return wingmanRatings(
    cardOfElement(board.setup, element),
    quality ?? wingman?.quality ?? "regular",
    { damaged: wingman?.damaged ?? false, cockpit: wingman?.cockpit ?? false },
    board.turn,
  );
}

/** DIF-4.1.1: firing cards that a Wingman may play at bombers in a player-turn. */
export function wingmanShots(board: Board, element: number): number {
  return miniHands(board, element).offense;
}
