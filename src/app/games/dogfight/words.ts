import type { Language } from "../../../core/language.ts";
import { useWords } from "../../words.ts";
import { words as de } from "./words.de.ts";
import { words as en, type PanelWords } from "./words.en.ts";

const WORDS: Readonly<Record<Language, PanelWords>> = { en, de };

/** The text of a key of the panel; the figures it needs are known to the compiler. */
export type PanelText = <Key extends keyof PanelWords>(
  key: Key,
  ...values: Parameters<PanelWords[Key]>
) => string;

function speaker(words: PanelWords): PanelText {
  return (key, ...values) => (words[key] as (...given: typeof values) => string)(...values);
}

const SPEAKERS: Readonly<Record<Language, PanelText>> = { en: speaker(WORDS.en), de: speaker(WORDS.de) };

/** The panel's words in the language that the page speaks. */
export function usePanelWords(): PanelText {
  return SPEAKERS[useWords().language];
}
