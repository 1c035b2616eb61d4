import { type PartText, partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type GreatWarPrintWords } from "./words.en.ts";

export type GreatWarPrintText = PartText<GreatWarPrintWords>;

/** Words of the papers of the hex dogfight in the language that the page speaks. */
export const useGreatWarPrintWords = partWords<GreatWarPrintWords>({ en, de });
