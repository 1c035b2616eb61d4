/** RD-9, RD-10, RD-12: how many of each card there are, what it hits for as an attack, and what it answers. */
export const CARDS = {
  intercept: { copies: 8, hits: 1, answers: [] },
  ambush: { copies: 4, hits: 2, answers: [] },
  evade: { copies: 7, hits: 0, answers: ["intercept", "ambush", "pursue"] },
  pursue: { copies: 5, hits: 0, answers: ["evade"] },
  ace: { copies: 2, hits: 0, answers: ["intercept", "ambush", "evade", "pursue", "ace"] },
} as const;

export type Card = keyof typeof CARDS;

const CARD_NAMES = Object.keys(CARDS) as readonly Card[];

/** Every card of the game, kind by kind. */
export const DECK: readonly Card[] = CARD_NAMES.flatMap((card) =>
  Array.from({ length: CARDS[card].copies }, () => card),
);

export function isAttack(card: Card): boolean {
  return CARDS[card].hits > 0;
}

export function answersTo(card: Card, played: Card): boolean {
  return CARDS[card].answers.some((answered) => answered === played);
}
