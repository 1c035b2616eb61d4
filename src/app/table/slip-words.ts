import { partWords } from "../part-words.ts";
import { words as de } from "./slip-words.de.ts";
import { words as en, type SlipWords } from "./slip-words.en.ts";

/** Words of the papers that come when they are wanted: log, replay, tape, typed dice, result, in the language that the page speaks. */
export const useSlipWords = partWords<SlipWords>({ en, de });
