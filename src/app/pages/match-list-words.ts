import { partWords } from "../part-words.ts";
import { words as de } from "./match-list-words.de.ts";
import { words as en, type MatchListWords } from "./match-list-words.en.ts";

/** Words for what can be done with a kept match, in the language that the page speaks. */
export const useMatchListWords = partWords<MatchListWords>({ en, de });
