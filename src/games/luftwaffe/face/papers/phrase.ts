import { phraser } from "../../../../core/phrase.ts";
import { phrasesOf } from "../../../../face/words/named.ts";
import type { words } from "../words/en/papers.ts";

/** Phrases of the papers. */
export const phrase = phraser<typeof words>();
export const phrases = phrasesOf<typeof words>();
