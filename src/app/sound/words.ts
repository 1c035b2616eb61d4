import { partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type SoundWords } from "./words.en.ts";

/** Words of the sound settings in the language that the page speaks. */
export const useSoundWords = partWords<SoundWords>({ en, de });
