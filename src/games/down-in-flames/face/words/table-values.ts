import type { Roll } from "../../data/card.ts";
import type { SideName } from "../../data/sides.ts";
import type { Reserve } from "../../rules/state/resources.ts";
import type { Share } from "../share.ts";

/** Hits and what each is worth. */
export interface Fire {
  readonly hits: number;
  readonly hitValue: number;
}

/** How likely each result of fire is. */
export interface Results {
  readonly down: Share;
  readonly damaged: Share;
  /** Only of bombers: out of their formation though not damaged. */
  readonly straggles: Share;
  readonly none: Share;
}

/** Who has played a card, and at whom; against an answer whom he answers. */
export interface Played {
  readonly by: string;
  /** Empty for a card that names no target. */
  readonly to: string;
  readonly answers: boolean;
}

/** What is declared with a card. */
export interface Declared {
  /** Empty for a card that names no target. */
  readonly at: string;
  readonly roll: Roll | null;
  readonly ace: boolean;
  readonly hitValue: number | null;
  readonly rockets: boolean;
}

/** Shot down, broken off, out of the fight, or not yet in it (DIF-B21). */
export type Gone = "down" | "away" | "left" | Reserve;

/** An aircraft of an Element as it is described. */
export interface DescribedAircraft {
  readonly id: string;
  readonly side: SideName;
  readonly level: number;
  readonly name: string;
  readonly gone: Gone | null;
  /** Cards in hand; null for a Wingman. */
  readonly held: number | null;
  readonly damaged: boolean;
  readonly loaded: boolean;
  readonly bonds: readonly { readonly to: string; readonly steps: number }[];
}

/** A bomber as it is described. */
export interface DescribedBomber {
  readonly id: string;
  readonly side: SideName;
  readonly level: number;
  readonly name: string;
  readonly points: number;
  readonly defense: number;
  readonly inFormation: boolean;
  readonly down: boolean;
}

/** A question: the last card of an exchange, and the one that it answers. */
export interface ExchangeQuestion {
  readonly kind: string;
  readonly card: string;
  readonly by: string;
  /** It was played as ACE PILOT. */
  readonly ace: boolean;
  /** Empty where the card opens the exchange. */
  readonly answered: string;
  readonly answeredAce: boolean;
  readonly at: string;
  readonly count: number;
}
