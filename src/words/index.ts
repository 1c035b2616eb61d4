import type { Language } from "../core/language.ts";
import type { Words } from "./en.ts";

export type { Words };

const LOADERS: { readonly [L in Language]: () => Promise<{ readonly words: Words }> } = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
};

/** The words that all games share, in one language: pages and table. */
export async function loadWords(language: Language): Promise<Words> {
  return (await LOADERS[language]()).words;
}

/** The text of a key; the figures it needs are known to the compiler. */
export type Translate = <Key extends keyof Words>(key: Key, ...values: Parameters<Words[Key]>) => string;

/** A translator over loaded words. */
export function translator(words: Words): Translate {
  return (key, ...values) => (words[key] as (...given: typeof values) => string)(...values);
}
