import { type PartText, partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type DogfightPrintWords, words as en } from "./words.en.ts";

export type DogfightPrintText = PartText<DogfightPrintWords>;

/** Words of the dogfight's papers in the language that the page speaks. */
export const useDogfightPrintWords = partWords<DogfightPrintWords>({ en, de });
