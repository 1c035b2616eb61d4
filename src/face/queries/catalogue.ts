import type { Language } from "../../core/language.ts";
import type { AnyCatalogue } from "../../core/phrase.ts";
import { said } from "../../core/said.ts";

async function load(language: Language): Promise<AnyCatalogue> {
  return (await import(`./words.${language}.ts`)).words;
}

/** The sentences of the house's questions in one language. */
export function queryWords(language: Language): Promise<AnyCatalogue> {
  return said(language, load);
}
