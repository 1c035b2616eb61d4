import type { Match } from "../../core/match.ts";
import type { Phrase } from "../../core/phrase.ts";
import type { GameEntry } from "../../games/registry.ts";

/** What a game's part of the print page is handed. */
export interface PrintProps {
  readonly entry: GameEntry;
  /** The match whose papers are wanted; null: none. Only what everybody may know may be printed of it. */
  readonly match: Match | null;
  /** The scenario whose papers are wanted, one of the game's own; null: none. */
  readonly scenario: string | null;
  /** What the match is called. */
  readonly title: string;
  /** The sentence for a phrase of the game. */
  readonly say: (phrase: Phrase) => string;
}
