import { itemAt } from "../../../../core/item-at.ts";
import type { CardName } from "../../data/card.ts";
import { kindOf } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";
import type { Attack, Play } from "../state/task.ts";

/** What a card on the table counts as: an ace's wild card is an ACE PILOT (DIF-R41). */
export function nameOf(board: Board, play: Pick<Play, "card" | "ace">): CardName {
  return play.ace ? "ace-pilot" : kindOf(board.setup, play.card).name;
}

/** The card that may be answered now. */
export function lastCard({ cards }: Attack): Play {
  return itemAt(cards, cards.length - 1);
}

/** DIF-B8: with an even number of answers the attack card survives. */
export function survives({ cards }: Attack): boolean {
  return cards.length % 2 === 1;
}

/**
 * VERTICAL ROLLs among the answers that stand and move their Elements: the last card stands, and so does every second one
 * before it (DIF-2.6.1); one that answers a VERTICAL ROLL only negates it (DIF-R57).
 */
export function movingRolls(board: Board, { cards }: Attack): readonly Play[] {
  const last = cards.length - 1;
  return cards.filter((play, at) => {
    if (at === 0 || (last - at) % 2 !== 0 || play.roll === undefined) return false;
    const answered = nameOf(board, itemAt(cards, at - 1));
    return board.setup.options.rollAgainstRollMoves || answered !== "vertical-roll";
  });
}
