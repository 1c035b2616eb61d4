import { roomWords } from "../room-words.ts";
import type { StatisticsWords } from "./words.en.ts";

/** Words of the statistics of a match in the language that the page speaks. */
export const useStatisticsWords = roomWords<StatisticsWords>("statistics");
