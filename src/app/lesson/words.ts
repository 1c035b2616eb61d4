import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type LessonWords } from "./words.en.ts";

/** The words of the lesson page in the language that the page speaks. */
export const useLessonWords = partWords<LessonWords>({ en, de });
