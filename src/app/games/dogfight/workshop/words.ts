import { roomWords } from "../../../room-words.ts";
import type { BenchWords } from "./words.en.ts";

/** The words of the dogfight's bench in the language that the page speaks. */
export const useBenchWords = roomWords<BenchWords>("games/dogfight/workshop/words");
