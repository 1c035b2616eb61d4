import { itemAt } from "../../../../core/item-at.ts";
import type { CardId } from "../../data/card.ts";
import { wingmanId } from "../setup/ids.ts";
import { doFirst, withLeader, withState, withWingman } from "../state/changed.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { reveal } from "../state/tell.ts";
import { without } from "./deck.ts";

/** A Leader discards a card, for all to see; it counts as no Agility Card that he played (DIF-8.4.3). */
export function discard(state: State, element: number, card: CardId): Step {
  const { hand } = itemAt(state.elements, element).leader;
  const { id } = itemAt(state.setup.elements, element);
  const now = withLeader(state, element, { hand: without(hand, card) });
  return {
    state: withState(now, { discard: [...now.discard, card] }),
    events: [reveal("event.discards", { id, cards: [card] })],
  };
}

/** Everything that a Leader holds goes to the discards. */
export function discardAll(state: State, element: number): Step {
  const { hand } = itemAt(state.elements, element).leader;
  if (hand.length === 0) return { state, events: [] };
  const { id } = itemAt(state.setup.elements, element);
  const now = withLeader(state, element, { hand: [] });
  return {
    state: withState(now, { discard: [...now.discard, ...hand] }),
    events: [reveal("event.discards", { id, cards: [...hand] })],
  };
}

type Pay = Extract<Task, { do: "pay" }>;

/** One card of a debt is paid; what is left of the debt is asked for next. */
export function pay(state: State, task: Pay, card: CardId): Step {
  const paid = discard(state, task.element, card);
  if (task.cards <= 1) return paid;
  return { state: doFirst(paid.state, [{ ...task, cards: task.cards - 1 }]), events: paid.events };
}

/** DIF-B6: what is left of mini-hands is discarded. */
export function endMiniHands(state: State): Step {
  let now = state;
  const events = [];
  for (const [place, { wingman }] of state.elements.entries()) {
    if (!wingman?.hand) continue;
    const { hand } = wingman;
    now = withWingman(withState(now, { discard: [...now.discard, ...hand] }), place, { hand: null });
    if (hand.length === 0) continue;
    const { id } = itemAt(state.setup.elements, place);
    events.push(reveal("event.discards", { id: wingmanId(id), cards: [...hand] }));
  }
  return { state: now, events };
}

/** The cards of an attack go to the discards. */
export function sweep(state: State): State {
  return state.inPlay.length === 0
    ? state
    : withState(state, { discard: [...state.discard, ...state.inPlay], inPlay: [] });
}
