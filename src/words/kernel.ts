import type { Language } from "../core/language.ts";
import type { AnyCatalogue, Catalogue } from "../core/phrase.ts";
import type { KernelPhrases } from "./kernel-phrases.ts";

/** The kernel's sentences in one language. */
export async function kernelWords(language: Language): Promise<AnyCatalogue> {
  const loaded: { readonly words: Catalogue<KernelPhrases> } = await import(`./kernel.${language}.ts`);
  return loaded.words;
}
