import { roomWords } from "../../room-words.ts";
import type { MatchListWords } from "./words.en.ts";

/** Words for what can be done with a kept match, in the language that the page speaks. */
export const useMatchListWords = roomWords<MatchListWords>("pages/matches");
