import { partWords } from "../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type QuestionWords } from "./words.en.ts";

/** Words of questions and their answers, in the language that the page speaks. */
export const useQuestionWords = partWords<QuestionWords>({ en, de });
