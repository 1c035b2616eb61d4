import { partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type ExampleWords, words as en } from "./words.en.ts";

/** The words of the drawn examples in the language that the page speaks. */
export const useExampleWords = partWords<ExampleWords>({ en, de });
