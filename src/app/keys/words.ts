import { roomWords } from "../room-words.ts";
import type { KeyWords } from "./words.en.ts";

/** The names of actions and keys in the language of the page. */
export const useKeyWords = roomWords<KeyWords>("keys");
