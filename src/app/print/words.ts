import { type PartText, partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type PrintWords } from "./words.en.ts";

export type PrintText = PartText<PrintWords>;

/** Words of the print page in the language that the page speaks. */
export const usePrintWords = partWords<PrintWords>({ en, de });
