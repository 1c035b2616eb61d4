import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type ShowWords } from "./words.en.ts";

/** The words of the shown table in the language of the page. */
export const useShowWords = partWords<ShowWords>({ en, de });
