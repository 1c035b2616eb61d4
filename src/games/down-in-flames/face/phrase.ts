import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { words } from "./words/en/table.ts";

/** Phrases of the table. */
export const phrase = phraser<typeof words>();

/** The sentence for a phrase of the game. */
export type Say = (phrase: Phrase) => string;
