import { roomWords } from "../../room-words.ts";
import type { ToldWords } from "./words.en.ts";

/** Words of what is told at a table, in the language that the page speaks. */
export const useToldWords = roomWords<ToldWords>("table/told");
