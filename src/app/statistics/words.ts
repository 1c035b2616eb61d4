import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type StatisticsWords } from "./words.en.ts";

/** Words of the statistics of a match in the language that the page speaks. */
export const useStatisticsWords = partWords<StatisticsWords>({ en, de });
