import { phraser } from "../../../../core/phrase.ts";
import { phrasesOf } from "../../../../face/words/named.ts";
import type { words } from "../words/en/sheets.ts";

/** Phrases of the record sheets. */
export const phrase = phraser<typeof words>();
export const phrases = phrasesOf<typeof words>();
