import { roomWords } from "../room-words.ts";
import type { EditorWords } from "./words.en.ts";

/** The editor's words in the language that the page speaks. */
export const useEditorWords = roomWords<EditorWords>("editor");
