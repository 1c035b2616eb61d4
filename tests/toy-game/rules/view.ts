import type { Dice } from "../../../src/core/dice/dice.ts";
import type { SeatId, Viewer } from "../../../src/core/game.ts";
import { type Card, DECK } from "../data/cards.ts";
import { PLACE_SQUARES } from "../data/map.ts";
import { shuffled, thrown } from "./deck.ts";
import type { Open, SeenCards, SeenSquadron, Squadron, State, View } from "./state.ts";

function open(all: Open): Open {
  const { turn, turns, cloud, bids, encounters, won, seats, strengths, discard, bombs, agenda, over } = all;
  return { turn, turns, cloud, bids, encounters, won, seats, strengths, discard, bombs, agenda, over };
}

function each<T, U>(
  record: Readonly<Record<SeatId, T>>,
  make: (value: T, seat: SeatId) => U,
): Record<SeatId, U> {
  return Object.fromEntries(Object.entries(record).map(([seat, value]) => [seat, make(value, seat)]));
}

export function view(state: State, viewer: Viewer): View {
  const knows = (seat: SeatId) => viewer === "umpire" || viewer === seat;
  const seen = (cards: readonly Card[], known: boolean): SeenCards => ({
    size: cards.length,
    ...(known && { cards }),
  });
  return {
    viewer,
    ...open(state),
    squadrons: state.squadrons.map((one) =>
      one.up || knows(one.seat) ? one : { ...one, strength: null, full: null },
    ),
    deck: seen(state.deck, viewer === "umpire"),
    hands: each(state.hands, (cards, seat) => seen(cards, knows(seat))),
    choices: each(state.choices, (square, seat) => ({
      set: square !== null,
      ...(square !== null && (state.over || knows(seat)) && { square }),
    })),
  };
}

/** Every card but those that the viewer knows, in some order. */
function unknownCards({ discard, hands, deck }: View, dice: Dice): Card[] {
  const left = [...DECK];
  const known = [...Object.values(hands), deck].flatMap(({ cards = [] }) => cards);
  for (const card of [...discard, ...known]) left.splice(left.indexOf(card), 1);
  return [...shuffled(left, "table", dice)];
}

/** RD-2: the strengths that a seat's hidden counters may have: all seats have the same ones, in another order. */
function hiddenStrengths(strengths: readonly number[], own: readonly SeenSquadron[], dice: Dice): number[] {
  const left = [...strengths];
  for (const { full } of own) if (full !== null) left.splice(left.indexOf(full), 1);
  return [...shuffled(left, "table", dice)];
}

/** Hidden counters get strengths that they may have. */
function imagineSquadrons({ seats, squadrons, strengths }: View, dice: Dice): readonly Squadron[] {
  const hidden = new Map(
    seats.map(({ id }) => {
      const own = squadrons.filter(({ seat }) => seat === id);
      return [id, hiddenStrengths(strengths, own, dice)];
    }),
  );
  return squadrons.map((one): Squadron => {
    const { strength, full } = one;
    if (strength !== null && full !== null) return { ...one, strength, full };
    const drawn = hidden.get(one.seat)?.pop() ?? 0;
    return { ...one, strength: drawn, full: drawn };
  });
}

function anyPlace(dice: Dice): string {
  return shuffled(PLACE_SQUARES, "table", dice)[0] as string;
}

/** Hidden hands, counters and choices are filled with what they might be. */
export function imagine(known: View, dice: Dice): State {
  const left = known.bids ? [] : unknownCards(known, dice);
  return {
    ...open(known),
    squadrons: imagineSquadrons(known, dice),
    hands: each(
      known.hands,
      ({ size, cards }, seat) => cards ?? (known.bids ? thrown(seat, size, dice) : left.splice(0, size)),
    ),
    deck: known.deck.cards ?? left,
    choices: each(known.choices, ({ set, square }) => (set ? (square ?? anyPlace(dice)) : null)),
  };
}
