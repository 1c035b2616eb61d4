/** Every kind of action card by the one name that it has here (DIF-R75); cockpit and engine hits and the last three are of the deck of 110 only. */
export const CARD_NAMES = [
  "in-my-sights",
  "fuel-tank",
  "cockpit-hit",
  "engine-hit",
  "out-of-the-sun",
  "maneuvering",
  "half-loop",
  "scissors",
  "vertical-roll",
  "tight-turn",
  "barrel-roll",
  "ace-pilot",
  "full-throttle",
  "chop-throttle",
  "clouds",
] as const;

export type CardName = (typeof CARD_NAMES)[number];

/** Red cards attack, blue ones answer, white ones do either. */
export const COLOURS = ["red", "white", "blue"] as const;

/** A card as players type it: `in-my-sights 1/2` and `out-of-the-sun 2/3` with bursts and hits, all others their name. */
export type CardId = string;

/** DIF-2.6.2: what a VERTICAL ROLL says it does: climb a level, or dive one or two. */
export type Roll = "climb" | 1 | 2;

/** One kind of action card and how many there are of it. */
export interface CardKind {
  readonly id: CardId;
  readonly name: CardName;
  readonly colour: (typeof COLOURS)[number];
  /** Bursts that it takes of the shooter's allowance; 0 for a card that does not fire. */
  readonly bursts: number;
  /** Hits, each worth the shooter's Hit Value; 0 for a card that does not fire. */
  readonly hits: number;
  /** How many are in the deck of 80. */
  readonly copies: number;
  /** How many more are in the deck of 110. */
  readonly extension: number;
}

/** The cards that fire (DIF-3.2); a fuel tank, a cockpit and an engine hit are kinds of IN MY SIGHTS. */
export const FIRING_CARDS: ReadonlySet<CardName> = new Set<CardName>([
  "in-my-sights",
  "fuel-tank",
  "cockpit-hit",
  "engine-hit",
  "out-of-the-sun",
]);

export function isFiring(name: CardName): boolean {
  return FIRING_CARDS.has(name);
}

/**
 * The cards that are Agility Cards whatever they are played for (DIF-8.4.1). A VERTICAL ROLL is one unless it dives, and an
 * ACE PILOT is what the card is that it answers (DIF-R66, DIF-R67).
 */
export const AGILITY_CARDS: ReadonlySet<CardName> = new Set<CardName>([
  "maneuvering",
  "tight-turn",
  "barrel-roll",
  "half-loop",
  "scissors",
]);

/** Names of which there are cards of several strengths. */
const OF_SEVERAL_STRENGTHS: ReadonlySet<string> = new Set<CardName>(["in-my-sights", "out-of-the-sun"]);

/** How a card is typed. */
export function cardId(name: string, bursts: number, hits: number): CardId {
  return OF_SEVERAL_STRENGTHS.has(name) ? `${name} ${bursts}/${hits}` : name;
}
