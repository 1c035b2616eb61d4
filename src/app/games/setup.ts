import type { Phrase } from "../../core/phrase.ts";

/** What a game's switches on the set-up page are handed. */
export interface SetupProps {
  /** Id of the chosen scenario. */
  readonly scenario: string;
  /** The set-up as it stands: what a match is begun with. */
  readonly config: unknown;
  /** The sentence for a phrase of the game. */
  readonly say: (phrase: Phrase) => string;
  /** Told the whole changed set-up. */
  onChange(config: unknown): void;
}
