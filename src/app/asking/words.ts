import { roomWords } from "../room-words.ts";
import type { AskingWords } from "./words.en.ts";

/** The words around questions to the referee in the language that the page speaks. */
export const useAskingWords = roomWords<AskingWords>("asking");
