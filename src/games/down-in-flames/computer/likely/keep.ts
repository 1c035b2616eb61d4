import { itemAt } from "../../../../core/item-at.ts";
import type { CardId, CardName } from "../../data/card.ts";
import { limitOf, ratingsAt } from "../../rules/hand/limits.ts";
import { kindOf, tablesOf } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";

/** What a card is worth in the hand, in hundredths of a victory point. */
const KEPT: Partial<Readonly<Record<CardName, number>>> = {
  "ace-pilot": 42,
  "barrel-roll": 34,
  "vertical-roll": 34,
  "half-loop": 30,
  scissors: 30,
  "tight-turn": 28,
  clouds: 26,
  maneuvering: 22,
  "chop-throttle": 22,
  "full-throttle": 20,
};
/** The same of a firing card, by its bursts: few positions allow many. */
const FIRES = [0, 26, 20, 10, 5] as const;
/** What each further card of a kind is worth of the one before. */
const AGAIN = 0.75;
/** A card that is drawn for one that is put away. */
const DRAWN = 19;

/** What a card is worth to whoever keeps it, in hundredths of a victory point. */
export function keptFor(board: Board, card: CardId): number {
  const { name, bursts, hits } = kindOf(board.setup, card);
  return KEPT[name] ?? (FIRES[bursts] ?? 0) + hits;
}

/** The card of a hand that is missed least, and what it is worth. */
export function leastOf(board: Board, hand: readonly CardId[]): readonly [CardId, number] | undefined {
  let least: readonly [CardId, number] | undefined;
  const shares = new Map<CardId, number>();
  for (const card of hand) {
    const share = shares.get(card) ?? 1;
    shares.set(card, share * AGAIN);
    const worth = share * keptFor(board, card);
    if (!least || worth < least[1]) least = [card, worth];
  }
  return least;
}

/** The card that a Leader puts away, if any: what is above his limit, and before he `draws` what is worth less than another. */
export function shedding(board: Board, element: number, draws: boolean): CardId | undefined {
  const { hand } = itemAt(board.elements, element).leader;
  const [card, worth] = leastOf(board, hand) ?? [undefined, 0];
  const limit = limitOf(board, element);
  if (hand.length > limit) return card;
  const full = draws && hand.length + ratingsAt(board, element).horsepower > limit;
  return full && worth < DRAWN ? card : undefined;
}

/** How many cards of the deck of 80 answer a card. */
export function answerersOf(board: Board, name: CardName): number {
  const { cards, answers } = tablesOf(board.setup);
  let count = 0;
  for (const kind of cards) if (answers[name].includes(kind.name)) count += kind.copies;
  return count;
}
