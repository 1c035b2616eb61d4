import type { Dice } from "../../../../core/dice/dice.ts";
import { entryOf } from "../../data/calendar.ts";
import { HAND } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { GROUPS } from "../../data/tables.ts";
import { newDeck } from "../deck/targets.ts";
import { doFirst } from "../state/change.ts";
import { tablesOf, withoutAll } from "../state/look.ts";
import { seatsOf } from "../state/sides.ts";
import type { State, Step, Target } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { tell, tellSide } from "../state/tell.ts";

/** BB-68, BB-23: the next turn, and all that its start brings, repair before the weather; after the last the campaign is over. */
export function nextTurn(state: State): Step {
  if (state.turn >= state.setup.to) return { state: doFirst(state, [{ do: "end" }]), events: [] };
  const turn = state.turn + 1;
  const { phase, opens, from, to } = entryOf(turn);
  const fresh = opens || turn === state.setup.from;
  const tasks: readonly Task[] = [
    ...(fresh ? [{ do: "keep" } as const, { do: "deck" } as const] : []),
    ...tablesOf(state.setup).pools.map(({ id }) => ({ do: "return", pool: id }) as const),
    { do: "order-of-battle" },
    { do: "rotate", done: [] },
    ...GROUPS.flatMap((group) => [{ do: "dice", group } as const]),
    { do: "weather" },
  ];
  const now = { ...state, turn, phase: 0, flying: false, duty: phase === 3 ? ("none" as const) : state.duty };
  return { state: doFirst(now, tasks), events: [tell("event.turn", { turn, phase, from, to })] };
}

/** BB-R32: the German keeps three of more cards; the others go back before the deck is rebuilt. */
export function keepsCards(state: State, cards: readonly Target[]): Step {
  const { hand } = state;
  const seats = seatsOf(state, GERMAN);
  return {
    state: { ...state, hand: hand.filter((card) => cards.includes(card)) },
    events: [tellSide("event.keeps", { count: cards.length }, seats, { back: withoutAll(hand, cards) })],
  };
}

/** Whether more cards are held than may be kept. */
export function mustKeep({ hand }: State): boolean {
  return hand.length > HAND;
}

export function rebuildDeck(state: State, dice: Dice): Step {
  const now = newDeck(state, dice);
  const { phase } = entryOf(state.turn);
  return {
    state: now,
    events: [tell("event.deck", { phase, cards: now.draw.length, removed: now.removed.length })],
  };
}
