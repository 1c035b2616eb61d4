import { roomWords } from "../room-words.ts";
import type { StandWords } from "./words.en.ts";

/** The words of the stand in the language that the page speaks. */
export const useStandWords = roomWords<StandWords>("stand");
