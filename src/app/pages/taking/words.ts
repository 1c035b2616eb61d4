import { roomWords } from "../../room-words.ts";
import type { TakingWords } from "./words.en.ts";

/** Words for taking files and links into own matches, in the language that the page speaks. */
export const useTakingWords = roomWords<TakingWords>("pages/taking");
