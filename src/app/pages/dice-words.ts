import { type PartText, partWords } from "../part-words.ts";
import { words as de } from "./dice-words.de.ts";
import { type DiceWords, words as en } from "./dice-words.en.ts";

export type DiceText = PartText<DiceWords>;

/** Words of the page of dice in the language that the page speaks. */
export const useDiceWords = partWords<DiceWords>({ en, de });
