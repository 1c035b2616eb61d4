import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { words } from "./words/en/tabletop.ts";

/** Phrases of what stands on the table. */
export const phrase = phraser<typeof words>();

/** The sentence for a phrase of the game. */
export type Say = (phrase: Phrase) => string;
