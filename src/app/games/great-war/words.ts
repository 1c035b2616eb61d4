import { type PartText, partWords } from "../../part-words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type PanelWords } from "./words.en.ts";

/** The text of a key of the panel; the figures it needs are known to the compiler. */
export type PanelText = PartText<PanelWords>;

/** The panel's words in the language that the page speaks. */
export const usePanelWords = partWords<PanelWords>({ en, de });
