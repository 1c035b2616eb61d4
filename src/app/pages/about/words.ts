import { roomWords } from "../../room-words.ts";
import type { AboutWords } from "./words.en.ts";

/** Words of the page about Tallyho in the language that the page speaks. */
export const useAboutWords = roomWords<AboutWords>("pages/about");
