import { partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type BenchWords, words as en } from "./words.en.ts";

/** The words of the dogfight's bench in the language that the page speaks. */
export const useBenchWords = partWords<BenchWords>({ en, de });
