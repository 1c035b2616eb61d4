import { roomWords } from "../room-words.ts";
import type { HangarWords } from "./words.en.ts";

/** The hangar's words in the language that the page speaks. */
export const useHangarWords = roomWords<HangarWords>("hangar");
