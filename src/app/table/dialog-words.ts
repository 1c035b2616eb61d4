import { partWords } from "../part-words.ts";
import { words as de } from "./dialog-words.de.ts";
import { type DialogWords, words as en } from "./dialog-words.en.ts";

/** Words of the dialogs above the table, in the language that the page speaks. */
export const useDialogWords = partWords<DialogWords>({ en, de });
