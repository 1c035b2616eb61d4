import { roomWords } from "../../room-words.ts";
import type { RulesWords } from "./words.en.ts";

/** The words of the rules pages in the language that the page speaks. */
export const useRulesWords = roomWords<RulesWords>("face/book");
