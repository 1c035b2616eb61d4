import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { CardId } from "../../data/card.ts";
import { miniHands } from "../attack/wingman.ts";
import { taken, without } from "../hand/deck.ts";
import { wingmanId } from "../setup/ids.ts";
import { withLeader, withState, withWingman } from "../state/changed.ts";
import { type Attacker, handOf, type Piece } from "../state/pieces.ts";
import { seatsOf } from "../state/seats.ts";
import type { State, Step } from "../state/state.ts";
import { reveal, tellSide } from "../state/tell.ts";

/** A card leaves a hand and lies on the table; an Agility Card is counted for a Leader (DIF-8.4.2). */
export function spend(state: State, by: Attacker, card: CardId, agility: boolean): State {
  const hand = without(handOf(state, by), card);
  const { leader } = itemAt(state.elements, by.element);
  const now =
    by.kind === "leader"
      ? withLeader(state, by.element, { hand, agility: leader.agility + (agility ? 1 : 0) })
      : withWingman(state, by.element, { hand });
  return withState(now, { inPlay: [...now.inPlay, card] });
}

/** DIF-R70: a card more or fewer than a Regular would have drawn shows who a Wingman is; `drawn` of `usual` cards. */
function shownByMiniHand(state: State, element: number, drawn: number, usual: number): Step {
  const { wingman } = itemAt(state.elements, element);
  if (!wingman?.quality || wingman.shown || drawn === usual) return { state, events: [] };
  const { id } = itemAt(state.setup.elements, element);
  return {
    state: withWingman(state, element, { shown: true }),
    events: [reveal("event.quality", { id: wingmanId(id), quality: wingman.quality })],
  };
}

/** Cards of a mini-hand by the ratings of a Wingman. */
type Counted = (hands: ReturnType<typeof miniHands>) => number;

/** A Wingman draws a mini-hand, whose size may show who he is. */
export function drawMiniHand(state: State, element: number, count: Counted, dice: Dice): Step {
  const there = state.deck.length + state.discard.length;
  const { state: now, cards, events } = taken(state, count(miniHands(state, element)), dice);
  const { id, side } = itemAt(state.setup.elements, element);
  const seats = seatsOf(state.setup, side);
  const told = tellSide("event.draws", { id: wingmanId(id), count: cards.length }, seats, { cards });
  const usual = Math.min(count(miniHands(state, element, "regular")), there);
  const drawn = withWingman(now, element, { hand: cards });
  const seen = shownByMiniHand(drawn, element, cards.length, usual);
  return {
    state: seen.state,
    events: [...events, ...(cards.length > 0 ? [told] : []), ...seen.events],
  };
}

/** DIF-B6: a Wingman who is attacked draws his Defense cards, once for each attacking aircraft and player-turn. */
export function readyToDefend(state: State, at: Piece | undefined, dice: Dice): Step {
  if (at?.kind !== "wingman" || state.elements[at.element]?.wingman?.hand) return { state, events: [] };
  return drawMiniHand(state, at.element, ({ defense }) => defense, dice);
}
