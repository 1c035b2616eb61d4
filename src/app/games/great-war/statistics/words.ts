import { partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type GreatWarStatisticsWords } from "./words.en.ts";

/** Words of the statistics of the hex dogfight in the language that the page speaks. */
export const useGreatWarStatisticsWords = partWords<GreatWarStatisticsWords>({ en, de });
