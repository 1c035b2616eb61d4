import type { Dice, DieKind } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { rememberedBy } from "../../../../core/remember.ts";
import type { CardId } from "../../data/card.ts";
import { withLeader, withState } from "../state/changed.ts";
import { seatsOf } from "../state/seats.ts";
import type { State, Step } from "../state/state.ts";
import { tell, tellSide, why } from "../state/tell.ts";

/** A die for each item that is taken but the last. */
const kindsFor = rememberedBy(
  (count: number) => count,
  (count): readonly DieKind[] => Array.from({ length: count - 1 }, (_, at): DieKind => `d${count - at}`),
);

/** A list in an order that one throw decides, which nobody sees: a die for each item that is taken. */
export function shuffled(items: readonly CardId[], dice: Dice): readonly CardId[] {
  if (items.length < 2) return items;
  const faces = dice.throw({
    dice: kindsFor(items.length),
    by: "table",
    why: why("throw.shuffle", { cards: items.length }),
    secret: { seats: [] },
  });
  const left = [...items];
  const taken = faces.map((face) => {
    const found = itemAt(left, face - 1);
    left.splice(face - 1, 1);
    return found;
  });
  return [...taken, ...left];
}

/** DIF-B24: the discards become the deck when fewer cards than wanted are left. */
function restocked(state: State, wanted: number, dice: Dice): Step {
  const { deck, discard } = state;
  if (deck.length >= wanted || discard.length === 0) return { state, events: [] };
  return {
    state: withState(state, { deck: [...deck, ...shuffled(discard, dice)], discard: [] }),
    events: [tell("event.reshuffles", { cards: discard.length })],
  };
}

/** Cards from the top of the deck, as many as there are; they are nowhere yet. */
export function taken(
  state: State,
  wanted: number,
  dice: Dice,
): { readonly state: State; readonly cards: readonly CardId[]; readonly events: readonly GameEvent[] } {
  const { state: stocked, events } = restocked(state, wanted, dice);
  const cards = stocked.deck.slice(0, Math.max(0, wanted));
  return { state: withState(stocked, { deck: stocked.deck.slice(cards.length) }), cards, events };
}

/** A Leader draws cards. */
export function drawTo(state: State, element: number, wanted: number, dice: Dice): Step {
  if (wanted <= 0) return { state, events: [] };
  const { state: now, cards, events } = taken(state, wanted, dice);
  if (cards.length === 0) return { state: now, events };
  const { leader } = itemAt(now.elements, element);
  const { id, side } = itemAt(now.setup.elements, element);
  return {
    state: withLeader(now, element, { hand: [...leader.hand, ...cards] }),
    events: [
      ...events,
      tellSide("event.draws", { id, count: cards.length }, seatsOf(now.setup, side), { cards }),
    ],
  };
}

/** A hand without one copy of a card. */
export function without(hand: readonly CardId[], card: CardId): readonly CardId[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}
