import type { Language } from "../../core/language.ts";
import type { AnyCatalogue, Catalogue } from "../../core/phrase.ts";
import type { Phrases } from "./words/phrases.ts";

const LOADERS: Readonly<Record<Language, () => Promise<Catalogue<Phrases>>>> = {
  en: async () => (await import("./words/en.ts")).en,
  de: async () => (await import("./words/de.ts")).de,
};

/** The dogfight's sentences in one language. */
export function dogfightWords(language: Language): Promise<AnyCatalogue> {
  return LOADERS[language]();
}
