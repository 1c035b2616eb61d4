import { CARDS, type Card } from "../data/cards.ts";
import { agenda } from "./agenda.ts";
import { enemyOf } from "./moves.ts";
import { seatOf } from "./prompts.ts";
import {
  event,
  isThere,
  type Order,
  reveal,
  type Squadron,
  type State,
  type Step,
  sideOf,
  squadron,
  standing,
  type Task,
  withSquadron,
} from "./state.ts";
import { turnUp } from "./turn.ts";

type Attack = Extract<Task, { do: "attack" }>;
type Answer = Extract<Task, { do: "answer" }>;

/** RD-8: the counter that a mover meets on its square. */
function met(state: State, mover: Squadron): Squadron | undefined {
  const number = ({ id }: Squadron) => Number(id.slice(1));
  const enemies = standing(state, enemyOf(sideOf(state, mover.seat)), mover.at);
  return [...enemies].sort((a, b) => number(a) - number(b))[0];
}

/** RD-8: both are turned up; what is no decoy fights. */
function meet(state: State, mover: Squadron, other: Squadron, from: string): Step {
  const first = turnUp(state, mover);
  if (mover.strength === 0) return first;
  const second = turnUp(first.state, other);
  const events = [...first.events, ...second.events];
  const part: Task = { do: "part", by: mover.id, to: from };
  if (other.strength === 0) return { state: agenda.doFirst(second.state, [part]), events };
  const attacks: readonly Task[] = [
    { do: "attack", by: mover.id, at: other.id, made: 0 },
    { do: "attack", by: other.id, at: mover.id, made: 0 },
  ];
  return {
    state: agenda.doFirst(second.state, [...attacks, part]),
    events: [...events, event("meets", { by: mover.id, at: other.id, square: mover.at })],
  };
}

/** RD-6: a counter moves, and its seat is asked again. */
export function move(state: State, { id, to }: Extract<Order, { kind: "move" }>): Step {
  const { at: from, seat } = squadron(state, id);
  const moved = withSquadron(agenda.doFirst(state, [{ do: "move", seat }]), id, { at: to, moved: true });
  const mover = squadron(moved, id);
  const other = met(moved, mover);
  const events = [event("moves", { id, from, to })];
  if (!other) return { state: moved, events };
  const meeting = meet(moved, mover, other, from);
  return { state: meeting.state, events: [...events, ...meeting.events] };
}

/** A card leaves a hand and lies on the pile. */
function spend(state: State, seat: string, card: Card): State {
  const hand = state.hands[seat] ?? [];
  const at = hand.indexOf(card);
  const hands = { ...state.hands, [seat]: hand.filter((_, place) => place !== at) };
  return { ...state, hands, discard: [...state.discard, card] };
}

/** RD-9: an attack card is played, or no more. */
export function attack(state: State, task: Attack, order: Order): Step {
  const seat = seatOf(state, task.by);
  if (order.kind !== "play") return { state, events: [event("passes", { seat })] };
  const { by, at } = task;
  const answer: Answer = { do: "answer", seat: seatOf(state, at), by, at, cards: [order.card] };
  return {
    state: agenda.doFirst(spend(state, seat, order.card), [answer, { ...task, made: task.made + 1 }]),
    events: [reveal("attacks", { seat, card: order.card, by, at })],
  };
}

/** RD-10: the attack hits when the last answer was the attacker's, or there was none. */
export function settle(state: State, { at, cards }: Answer): Step {
  if (cards.length % 2 === 0) return { state, events: [event("misses", { id: at })] };
  const { strength } = squadron(state, at);
  const left = Math.max(0, strength - CARDS[cards[0] as Card].hits);
  return {
    state: withSquadron(state, at, { strength: left }),
    events: [event(left > 0 ? "hit" : "destroyed", { id: at, lost: strength - left, left })],
  };
}

/** RD-9: a card is answered, and the other seat may answer that. */
export function answer(state: State, task: Answer, order: Order): Step {
  const { seat, by, at, cards } = task;
  if (order.kind !== "play") {
    const settled = settle(state, task);
    return { state: settled.state, events: [event("passes", { seat }), ...settled.events] };
  }
  const other = seatOf(state, seatOf(state, by) === seat ? at : by);
  const next: Answer = { ...task, seat: other, cards: [...cards, order.card] };
  return {
    state: agenda.doFirst(spend(state, seat, order.card), [next]),
    events: [reveal("answers", { seat, card: order.card, to: cards.at(-1) as Card })],
  };
}

/** RD-11. */
export function part(state: State, { by, to }: Extract<Task, { do: "part" }>): Step {
  const one = squadron(state, by);
  if (!isThere(one) || !met(state, one)) return { state, events: [] };
  return { state: withSquadron(state, by, { at: to }), events: [event("falls-back", { id: by, to })] };
}
