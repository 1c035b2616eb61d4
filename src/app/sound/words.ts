import { roomWords } from "../room-words.ts";
import type { SoundWords } from "./words.en.ts";

/** Words of the sound settings in the language that the page speaks. */
export const useSoundWords = roomWords<SoundWords>("sound");
