import { roomWords } from "../room-words.ts";
import type { EarWords } from "./words.en.ts";

/** The words of matches that are played by ear, in the language that the page speaks. */
export const useEarWords = roomWords<EarWords>("ear");
