import { type PartText, partWords } from "../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type WorkshopWords } from "./words.en.ts";

/** The text of a key of the workshop; the figures it needs are known to the compiler. */
export type WorkshopText = PartText<WorkshopWords>;

/** The workshop's words in the language that the page speaks. */
export const useWorkshopWords = partWords<WorkshopWords>({ en, de });
