import { type PartText, partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { type DogfightEditorWords, words as en } from "./words.en.ts";

export type EditorText = PartText<DogfightEditorWords>;

/** The words of the dogfight's editor in the language that the page speaks. */
export const useDogfightEditorWords = partWords<DogfightEditorWords>({ en, de });
