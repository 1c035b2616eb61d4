import { partWords } from "../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type SetupWords } from "./words.en.ts";

/** Words of a set-up's switches and tables in the language that the page speaks. */
export const useSetupWords = partWords<SetupWords>({ en, de });
