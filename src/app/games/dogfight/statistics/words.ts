import { partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type DogfightStatisticsWords, words as en } from "./words.en.ts";

/** Words of the dogfight's statistics in the language that the page speaks. */
export const useDogfightStatisticsWords = partWords<DogfightStatisticsWords>({ en, de });
