import { itemAt } from "../../../../core/item-at.ts";
import type { Side } from "../../data/sides.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { ratingsOf } from "../../rules/ratings/ratings.ts";
import { cardOfElement } from "../../rules/state/pieces.ts";
import type { Board } from "../../rules/state/state.ts";

/** Points for which a weave is accepted: who is ahead from the start may leave the fight at once and has won it. */
const ENOUGH = 1;

/** How many cards more a side's Leaders hold and draw at a level than the enemy's. */
export function edge(board: Board, side: Side, level: number): number {
  return board.setup.elements.reduce((sum, one, element) => {
    const { leader } = itemAt(board.elements, element);
    const card = cardOfElement(board.setup, element);
    const { agility, speed, horsepower } = ratingsOf(card, level, leader.quality ?? "regular", leader);
    const energy = Math.max(agility, speed) + horsepower;
    return one.side === side ? sum + energy : sum - energy;
  }, 0);
}

/** The level at which a side's own aircraft are best, and nothing conceded for it. */
export function bid(board: Board, side: Side, legal: readonly Order[]): Order | undefined {
  let [best, most] = [undefined as Order | undefined, Number.NEGATIVE_INFINITY];
  for (const order of legal) {
    if (order.kind !== "bid" || order.points > 0) continue;
    const worth = edge(board, side, order.level);
    if (worth > most) [best, most] = [order, worth];
  }
  return best;
}

/** DIF-10.11.3: a weave is had for some points, never for none. */
export function accepts(points: number): Order {
  return { kind: "word", word: points >= ENOUGH ? "accept" : "refuse" };
}
