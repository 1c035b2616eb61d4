import type { Answers } from "../../../../core/game.ts";
import type { CardId, Roll } from "../../data/card.ts";

/** Answers that are one word and nothing else. */
export const WORDS = [
  "pass",
  "accept",
  "refuse",
  "jettison",
  "climb",
  "follow",
  "bomb",
  "strafe",
  "drop",
  "disengage",
  "resolve",
  "done",
  "stay",
  "break-off",
] as const;
export type Word = (typeof WORDS)[number];

/** A card that is played, and what is declared with it. */
export interface PlayOrder {
  readonly kind: "play";
  readonly card: CardId;
  /** At whom an attack goes; an answer names nobody. */
  readonly at?: string;
  readonly roll?: Roll;
  /** DIF-R41: an ace plays it as ACE PILOT. */
  readonly ace?: true;
  /** DIF-B11: the escort that answers. */
  readonly by?: string;
  /** DIF-10.12, DIF-10.15: another Hit Value than the usual one. */
  readonly hitValue?: number;
  /** DIF-7.1.2. */
  readonly rockets?: true;
  /** DIF-3.2.10: its hits are added to those of the cards before it. */
  readonly added?: true;
}

export type Order =
  | { readonly kind: "word"; readonly word: Word }
  | { readonly kind: "dive"; readonly levels: 1 | 2 }
  /** DIF-2.5: a level, and victory points for it. */
  | { readonly kind: "bid"; readonly level: number; readonly points: number }
  /** DIF-10.11.3. */
  | { readonly kind: "offer"; readonly points: number }
  /** DIF-B21. */
  | { readonly kind: "resource"; readonly resource: "element" | "flak" | "none" }
  | { readonly kind: "resource"; readonly resource: "veteran"; readonly id: string }
  | { readonly kind: "name"; readonly id: string }
  | { readonly kind: "attack"; readonly at: string }
  | { readonly kind: "keen"; readonly at: string }
  | { readonly kind: "discard"; readonly card: CardId }
  | PlayOrder;

export type Given = Answers<Order>;
