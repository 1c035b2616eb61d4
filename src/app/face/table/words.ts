import { roomWords } from "../../room-words.ts";
import type { QuestionWords } from "./words.en.ts";

/** Words of questions and their answers, in the language that the page speaks. */
export const useQuestionWords = roomWords<QuestionWords>("face/table");
