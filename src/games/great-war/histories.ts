import type { Language } from "../../core/language.ts";

type Histories = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<Language, () => Promise<Histories>>> = {
  en: async () => (await import("./histories/en.ts")).en,
  de: async () => (await import("./histories/de.ts")).de,
};

/** What lies behind each scenario, by its id: a short text in one language, loaded when it is asked for. */
export function histories(language: Language): Promise<Histories> {
  return LOADERS[language]();
}
