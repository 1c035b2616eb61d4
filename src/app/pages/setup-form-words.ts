import { partWords } from "../part-words.ts";
import { words as de } from "./setup-form-words.de.ts";
import { words as en, type SetupFormWords } from "./setup-form-words.en.ts";

/** Words of the set-up form, in the language that the page speaks. */
export const useSetupFormWords = partWords<SetupFormWords>({ en, de });
