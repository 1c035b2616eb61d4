import type { SideId } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import type { Phrase } from "../../core/phrase.ts";

/** What a game's statistics are handed. */
export interface StatisticsProps {
  /** Only what everybody may know may be told of it: it may still be in play. */
  readonly match: Match;
  /** What a side is called, with the name of who plays it if one was given. */
  readonly nameOf: (side: SideId) => string;
  /** The sentence for a phrase of the game. */
  readonly say: (phrase: Phrase) => string;
}
