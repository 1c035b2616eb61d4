import { roomWords } from "../room-words.ts";
import type { ShowWords } from "./words.en.ts";

/** The words of the shown table in the language of the page. */
export const useShowWords = roomWords<ShowWords>("show");
