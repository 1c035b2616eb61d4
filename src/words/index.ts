import type { Language } from "../core/language.ts";
import { type ToldTo, teller } from "../core/phrase.ts";
import { said } from "../core/said.ts";
import { loadGameWords } from "./games.ts";
import type { Words } from "./words.en.ts";

export type { Words };

async function load(language: Language): Promise<Words> {
  const loaded: { readonly words: Words } = await import(`./words.${language}.ts`);
  return loaded.words;
}

/**
 * The words that all games share, in one language: pages and table. With them comes what menus say of each game, for
 * `gameWords`.
 */
export async function loadWords(language: Language): Promise<Words> {
  const [words] = await Promise.all([said(language, load), loadGameWords(language)]);
  return words;
}

/** The text of a key; the figures it needs are known to the compiler. */
export type Translate = <Key extends keyof Words>(key: Key, ...values: ToldTo<Words[Key]>) => string;

/** A translator over loaded words. */
export const translator = teller as (words: Words) => Translate;
