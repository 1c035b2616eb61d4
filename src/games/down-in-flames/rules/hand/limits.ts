import { itemAt } from "../../../../core/item-at.ts";
import type { Quality } from "../../data/quality.ts";
import { agilityLimit, handLimit, minimumHand, type Ratings, ratingsOf } from "../ratings/ratings.ts";
import { cardOfElement } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** The ratings of a Leader as far as the viewer knows: whose quality is hidden counts as Regular. */
export function ratingsAt(board: Board, element: number, quality?: Quality): Ratings {
  const { level, leader } = itemAt(board.elements, element);
  return ratingsOf(
    cardOfElement(board.setup, element),
    level,
    quality ?? leader.quality ?? "regular",
    leader,
  );
}

/** DIF-8.2: the most cards that a Leader may hold at the end of a player-turn. */
export function limitOf(board: Board, element: number): number {
  const { leader } = itemAt(board.elements, element);
  return handLimit(ratingsAt(board, element), leader.quality ?? "regular");
}

/** DIF-8.3: the fewest cards that he must keep. */
export function minimumOf(board: Board, element: number): number {
  return minimumHand(ratingsAt(board, element));
}

/** DIF-R26: cards that a Leader may part with of his own will. */
export function spareOf(board: Board, element: number): number {
  const { leader } = itemAt(board.elements, element);
  return leader.hand.length - minimumOf(board, element);
}

/** DIF-8.4, DIF-R28: Agility Cards that he may still play with the ratings of now; undefined where nothing limits them. */
export function agilityLeft(board: Board, element: number): number | undefined {
  const limit = agilityLimit(ratingsAt(board, element));
  const { leader } = itemAt(board.elements, element);
  return limit === undefined ? undefined : Math.max(0, limit - leader.agility);
}

/** The lowest hand limit that a Leader can have for all that is publicly known: whether he is asked hangs on that. */
export function lowestLimit(board: Board, element: number): number {
  const { leader } = itemAt(board.elements, element);
  if (leader.shown) return limitOf(board, element);
  return handLimit(ratingsAt(board, element, "green"), "green");
}
