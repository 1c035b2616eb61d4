import { partWords } from "../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type RulesWords } from "./words.en.ts";

/** The words of the rules pages in the language that the page speaks. */
export const useRulesWords = partWords<RulesWords>({ en, de });
