import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { type ComputerWords, words as en } from "./words.en.ts";

/** Words about computer players in the language that the page speaks. */
export const useComputerWords = partWords<ComputerWords>({ en, de });
