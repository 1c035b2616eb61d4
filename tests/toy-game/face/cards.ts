import type { SeatId } from "../../../src/core/game.ts";
import type { Phrase } from "../../../src/core/phrase.ts";
import type { CardFace, CardGroup, Card as DrawnCard } from "../../../src/tabletop/card.ts";
import type { SideIndex } from "../../../src/tabletop/side.ts";
import { CARDS, type Card } from "../data/cards.ts";
import { sideOf, type View } from "../rules/state.ts";
import { MAT } from "./map.ts";
import { phrase } from "./phrase.ts";

/** The sentence for a phrase of the game. */
export type Say = (phrase: Phrase) => string;

const SYMBOLS: Readonly<Partial<Record<Card, CardFace["symbol"]>>> = {
  intercept: "fighter",
  ambush: "cloud",
  evade: "roll",
  pursue: "turn",
  ace: "star",
};
const TONES: Readonly<Partial<Record<Card, CardFace["tone"]>>> = {
  intercept: "red",
  ambush: "red",
  evade: "blue",
  pursue: "green",
};

export const DECK = "deck";
export const DISCARD = "discard";

export const handOf = (seat: SeatId) => `${seat}-hand`;

/** What is printed on a card. */
function faceOf(card: Card, say: Say): CardFace {
  const { hits } = CARDS[card];
  return {
    title: say(phrase("card.title", { card })),
    text: say(phrase("card.text", { card })),
    symbol: SYMBOLS[card] ?? "star",
    tone: TONES[card] ?? "brass",
    ...(hits > 0 && { figures: [{ value: `${hits}`, label: say(phrase("card.hits")) }] }),
  };
}

/** The deck and the pile beside the map, a hand a seat at its side's edge. */
export function groupsOf(view: View, say: Say): readonly CardGroup[] {
  const beside = MAT.width + 2.5;
  return [
    {
      id: DECK,
      kind: "pile",
      label: say(phrase("group.deck")),
      at: { x: beside, y: MAT.depth - 3 },
      count: view.deck.size,
      back: "waves",
    },
    {
      id: DISCARD,
      kind: "pile",
      label: say(phrase("group.discard")),
      at: { x: beside, y: 4 },
      back: "waves",
    },
    ...view.seats.map(
      ({ id }): CardGroup => ({ id: handOf(id), kind: "hand", side: indexOf(view, id), back: "waves" }),
    ),
  ];
}

export function indexOf(view: Pick<View, "seats">, seat: SeatId): SideIndex {
  return sideOf(view, seat) === "red" ? 0 : 1;
}

/** The cards that can be told apart: those of the pile, and of each hand as many as it has. */
export function cardsOf(view: View, say: Say): readonly DrawnCard[] {
  const pile = view.discard.map(
    (card, at): DrawnCard => ({ id: `pile-${at}`, group: DISCARD, face: faceOf(card, say), up: true }),
  );
  const held = view.seats.flatMap(({ id }) => {
    const { size, cards } = view.hands[id] ?? { size: 0 };
    return Array.from({ length: size }, (_, at): DrawnCard => {
      const card = cards?.[at];
      return {
        id: `${id}-${at}`,
        group: handOf(id),
        side: indexOf(view, id),
        up: card !== undefined,
        ...(card ? { face: faceOf(card, say) } : { title: say(phrase("card.held", { seat: id })) }),
      };
    });
  });
  return [...pile, ...held];
}
