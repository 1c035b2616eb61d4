import type { Language } from "../core/language.ts";
import type { AnyCatalogue, Catalogue } from "../core/phrase.ts";
import { said } from "../core/said.ts";
import type { KernelPhrases } from "./kernel-phrases.ts";

async function load(language: Language): Promise<AnyCatalogue> {
  const loaded: { readonly words: Catalogue<KernelPhrases> } = await import(`./kernel.${language}.ts`);
  return loaded.words;
}

/** The kernel's sentences in one language. */
export function kernelWords(language: Language): Promise<AnyCatalogue> {
  return said(language, load);
}
