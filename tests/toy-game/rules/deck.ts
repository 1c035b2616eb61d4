import type { Dice, DieKind } from "../../../src/core/dice/dice.ts";
import type { GameEvent, SeatId } from "../../../src/core/game.ts";
import type { Card } from "../data/cards.ts";
import type { State, Step } from "./state.ts";

/** RD-3: the most cards in a hand. */
const HAND = 6;

/**
 * A list in an order that one throw decides: a die for each item that is taken, with as many sides as are left. Nobody
 * sees it but the seat that shuffles what is its own.
 */
export function shuffled<T>(
  items: readonly T[],
  by: string,
  dice: Dice,
  why = "throw.shuffle",
): readonly T[] {
  if (items.length < 2) return items;
  const kinds = items.slice(1).map((_, at): DieKind => `d${items.length - at}`);
  const secret = { seats: by === "table" ? [] : [by] };
  const faces = dice.throw({ dice: kinds, by, why: { key: why, values: { by } }, secret });
  const left = [...items];
  return [...faces.flatMap((face) => left.splice(face - 1, 1)), ...left];
}

/** RD-3: the pile becomes the deck again when fewer cards than wanted are left. */
function restocked(state: State, count: number, dice: Dice): Step {
  const { deck, discard } = state;
  if (deck.length >= count || discard.length === 0) return { state, events: [] };
  const next = { ...state, deck: [...deck, ...shuffled(discard, "table", dice)], discard: [] };
  return { state: next, events: [{ key: "reshuffles", values: { cards: discard.length } }] };
}

/** RD-17: number cards for a seat; nobody else sees the dice. */
export function thrown(seat: SeatId, count: number, dice: Dice): readonly Card[] {
  const kinds = Array.from({ length: count }, (): DieKind => "d6");
  const why = { key: "throw.draw", values: { by: seat } };
  return dice
    .throw({ dice: kinds, by: seat, why, secret: { seats: [seat] } })
    .map((face) => `${face}` as Card);
}

/** Cards that nobody else knows, by the dice or from the deck. */
function taken(state: State, seat: SeatId, count: number, dice: Dice) {
  if (state.bids) return { state, events: [], cards: count > 0 ? thrown(seat, count, dice) : [] };
  const stocked = restocked(state, count, dice);
  const cards = stocked.state.deck.slice(0, count);
  return { ...stocked, state: { ...stocked.state, deck: stocked.state.deck.slice(cards.length) }, cards };
}

/** Cards for a seat, as many as there are and as its hand takes. */
export function draw(state: State, seat: SeatId, wanted: number, dice: Dice): Step {
  const hand = state.hands[seat] ?? [];
  const room = Math.min(wanted, HAND - hand.length);
  const { state: stocked, events, cards } = taken(state, seat, room, dice);
  if (cards.length === 0) return { state: stocked, events };
  const drawn: GameEvent = {
    key: "draws",
    values: { seat, count: cards.length },
    secret: { seats: [seat], values: { cards } },
  };
  const hands = { ...stocked.hands, [seat]: [...hand, ...cards] };
  return { state: { ...stocked, hands }, events: [...events, drawn] };
}
