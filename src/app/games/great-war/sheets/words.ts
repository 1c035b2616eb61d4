import { type PartText, partWords } from "../../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type SheetWords } from "./words.en.ts";

export type SheetText = PartText<SheetWords>;

/** Words of the status pads and of the terms of a match in the language that the page speaks. */
export const useSheetWords = partWords<SheetWords>({ en, de });
