import type { Language } from "../core/language.ts";
import type { AnyCatalogue, Catalogue } from "../core/phrase.ts";
import type { KernelPhrases } from "./kernel-phrases.ts";

const LOADERS: Readonly<Record<Language, () => Promise<Catalogue<KernelPhrases>>>> = {
  en: async () => (await import("./kernel.en.ts")).kernelEn,
  de: async () => (await import("./kernel.de.ts")).kernelDe,
};

/** The kernel's sentences in one language. */
export function kernelWords(language: Language): Promise<AnyCatalogue> {
  return LOADERS[language]();
}
