import { roomWords } from "../../room-words.ts";
import type { DiceWords } from "./words.en.ts";

/** Words for reading out real dice in the language that the page speaks. */
export const useDiceWords = roomWords<DiceWords>("face/dice");
