import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";

/** The kernel's sentences in one language. */
export async function kernelWords(language: Language): Promise<AnyCatalogue> {
  return (await import(`./kernel.${language}.ts`)).words;
}
