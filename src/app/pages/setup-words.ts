import { partWords } from "../part-words.ts";
import { words as de } from "./setup-words.de.ts";
import { words as en, type SetupWords } from "./setup-words.en.ts";

/** First words of the set-up page in the language that the page speaks. */
export const useSetupWords = partWords<SetupWords>({ en, de });
