import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { type EditorWords, words as en } from "./words.en.ts";

/** The editor's words in the language that the page speaks. */
export const useEditorWords = partWords<EditorWords>({ en, de });
