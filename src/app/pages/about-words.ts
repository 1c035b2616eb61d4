import { partWords } from "../part-words.ts";
import { words as de } from "./about-words.de.ts";
import { type AboutWords, words as en } from "./about-words.en.ts";

/** Words of the page about Tallyho in the language that the page speaks. */
export const useAboutWords = partWords<AboutWords>({ en, de });
