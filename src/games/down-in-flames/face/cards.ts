import { itemAt } from "../../../core/item-at.ts";
import type { CardFace, CardGroup, CardTone, Card as DrawnCard } from "../../../tabletop/card.ts";
import type { TableSymbol } from "../../../tabletop/symbol.ts";
import type { CardId, CardKind, CardName } from "../data/card.ts";
import { cardOf } from "../data/tables.ts";
import { wingmanId } from "../rules/setup/ids.ts";
import type { ElementSetup } from "../rules/setup/setup.ts";
import { tablesOf } from "../rules/state/pieces.ts";
import { HIDDEN } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { exchangeGroup, PLAYED, shownIn } from "./exchange.ts";
import { column, matSize } from "./formation.ts";
import { phrase, type Say } from "./phrase.ts";

/** The picture of each card. */
export const SYMBOLS: Readonly<Record<CardName, TableSymbol>> = {
  "in-my-sights": "target",
  "fuel-tank": "oil",
  "cockpit-hit": "burst",
  "engine-hit": "repair",
  "out-of-the-sun": "sun",
  maneuvering: "turn",
  "half-loop": "loop",
  scissors: "scissors",
  "vertical-roll": "climb",
  "tight-turn": "turn",
  "barrel-roll": "roll",
  "ace-pilot": "star",
  "full-throttle": "fighter",
  "chop-throttle": "dive",
  clouds: "cloud",
};

/** The colour of each frame. */
export const TONES: Readonly<Record<CardKind["colour"], CardTone>> = {
  red: "red",
  white: "plain",
  blue: "blue",
};

export const DECK = "deck";
const DISCARD = "discard";
export const handId = (id: string) => `${id}-hand`;

/** A card that lies open: the discards and then those in play are counted, so that a card that is swept off stays itself. */
export const openId = (at: number) => `open-${at}`;

/**
 * The cards of a hand: a known one by its name and number among those of its kind, so that it stays itself while others
 * come and go; a hidden one by its place.
 */
export function heldIds(id: string, hand: readonly CardId[]): readonly string[] {
  return hand.map((card, at) => {
    if (card === HIDDEN) return `${id}-${at}`;
    const before = hand.slice(0, at).filter((one) => one === card).length;
    return `${id}-${card.replaceAll(/[ /]/g, "-")}-${before + 1}`;
  });
}

/** What is printed on a card: what it does and what answers it, its bursts and hits, and signs for the cards that it answers. */
function faceOf(view: View, id: CardId, say: Say): CardFace {
  const tables = tablesOf(view.setup);
  const kind = cardOf(tables, id) as CardKind;
  const answers = Object.entries(tables.answers).flatMap(([name, by]) =>
    by.includes(kind.name) ? [SYMBOLS[name as CardName]] : [],
  );
  return {
    title: say(phrase("card.title", { card: id })),
    text: say(phrase("card.text", { name: kind.name })),
    note: say(phrase("card.answered-by", { by: tables.answers[kind.name] })),
    symbol: SYMBOLS[kind.name],
    signs: [...new Set(answers)],
    tone: TONES[kind.colour],
    ...(kind.bursts > 0 && {
      figures: [
        { value: `${kind.bursts}`, label: say(phrase("card.bursts")) },
        { value: `${kind.hits}`, label: say(phrase("card.hits")) },
      ],
    }),
  };
}

interface Hand {
  readonly id: string;
  readonly side: 0 | 1;
  readonly cards: readonly CardId[];
  readonly x: number;
}

/** What Leaders hold, and the mini-hands that are drawn. */
function handsOf(view: View): readonly Hand[] {
  return view.setup.elements.flatMap(({ id, side }: ElementSetup, place): Hand[] => {
    const { leader, wingman } = view.elements[place] ?? {};
    const x = column(view, place);
    return [
      { id, side, cards: leader?.hand ?? [], x },
      ...(wingman?.hand ? [{ id: wingmanId(id), side, cards: wingman.hand, x: x + 7 }] : []),
    ];
  });
}

/** Where the deck and the discards lie, in shares of the mat's depth: before the dice tray on the mat's right. */
const PILES = [0.46, 0.14] as const;

/** The deck and the discards beside the mat, cards in play on it, a hand for each Leader. */
export function groupsOf(view: View, say: Say): readonly CardGroup[] {
  const { width, depth } = matSize(view.setup);
  const beside = width + 3;
  const [deck, discard] = PILES.map((share) => share * depth) as [number, number];
  return [
    {
      id: DECK,
      kind: "pile",
      label: say(phrase("group.deck")),
      at: { x: beside, y: deck },
      count: view.deckSize,
    },
    {
      id: DISCARD,
      kind: "pile",
      label: say(phrase("group.discard")),
      at: { x: beside, y: discard },
      count: view.discard.length,
    },
    ...exchangeGroup(view, say),
    ...handsOf(view).map(
      ({ id, side, x }): CardGroup => ({
        id: handId(id),
        kind: "hand",
        side,
        holder: id,
        label: id,
        at: { x, y: side === 0 ? -3 : depth + 3 },
        width: 11,
      }),
    ),
  ];
}

function openCards(view: View, say: Say): readonly DrawnCard[] {
  const { discard, inPlay } = view;
  const drawn = (card: CardId, at: number, group: string): DrawnCard => ({
    id: openId(at),
    group,
    face: faceOf(view, card, say),
    up: true,
  });
  return [
    ...discard.map((card, at) => drawn(card, at, DISCARD)),
    ...inPlay.map(
      (card, at): DrawnCard => ({
        ...drawn(card, discard.length + at, PLAYED),
        ...shownIn(view, at, say),
      }),
    ),
  ];
}

/** Cards that can be told apart: the discards, those in play, and of each hand as many as it has. */
export function cardsOf(view: View, say: Say): readonly DrawnCard[] {
  const held = handsOf(view).flatMap(({ id, side, cards }) => {
    const ids = heldIds(id, cards);
    return cards.map(
      (card, at): DrawnCard => ({
        id: itemAt(ids, at),
        group: handId(id),
        side,
        up: card !== HIDDEN,
        ...(card === HIDDEN
          ? { title: say(phrase("card.held", { id })) }
          : { face: faceOf(view, card, say) }),
      }),
    );
  });
  return [...openCards(view, say), ...held];
}
