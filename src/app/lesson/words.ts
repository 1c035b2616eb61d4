import { roomWords } from "../room-words.ts";
import type { LessonWords } from "./words.en.ts";

/** The words of the lesson page in the language that the page speaks. */
export const useLessonWords = roomWords<LessonWords>("lesson");
