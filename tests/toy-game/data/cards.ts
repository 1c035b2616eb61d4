/** RD-17: a card that is thrown with a die, none of the deck. */
const NUMBER = { copies: 0, hits: 0, answers: [] } as const;

/** RD-9, RD-10, RD-12: how many of each card there are, what it hits for as an attack, and what it answers. */
export const CARDS = {
  intercept: { copies: 8, hits: 1, answers: [] },
  ambush: { copies: 4, hits: 2, answers: [] },
  evade: { copies: 7, hits: 0, answers: ["intercept", "ambush", "pursue"] },
  pursue: { copies: 5, hits: 0, answers: ["evade"] },
  ace: { copies: 2, hits: 0, answers: ["intercept", "ambush", "evade", "pursue", "ace"] },
  1: NUMBER,
  2: NUMBER,
  3: NUMBER,
  4: NUMBER,
  5: NUMBER,
  6: NUMBER,
} as const;

export type Card = `${keyof typeof CARDS}`;

const CARD_NAMES = Object.keys(CARDS) as readonly Card[];

export const NUMBERS = ["1", "2", "3", "4", "5", "6"] as const satisfies readonly Card[];

/** Every card of the deck, kind by kind. */
export const DECK: readonly Card[] = CARD_NAMES.flatMap((card) =>
  Array.from({ length: CARDS[card].copies }, () => card),
);

export function isAttack(card: Card): boolean {
  return CARDS[card].hits > 0;
}

export function answersTo(card: Card, played: Card): boolean {
  return CARDS[card].answers.some((answered) => answered === played);
}
