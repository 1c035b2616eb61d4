import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";
import { meta as dogfight } from "./dogfight/meta.ts";
import type { GameEntry } from "./registry.ts";

/** A catalogue for each language, loaded when it is asked for. */
type Books = Readonly<Record<Language, () => Promise<{ readonly default: AnyCatalogue }>>>;

async function book(books: Books, language: Language): Promise<AnyCatalogue> {
  return (await books[language]()).default;
}

const DOGFIGHT: Books = {
  en: () => import("./dogfight/words/en.ts"),
  de: () => import("./dogfight/words/de.ts"),
};

/** Every game, one line each: its facts at once, its rules and words when they are asked for. */
export const GAMES: readonly GameEntry[] = [
  {
    meta: dogfight,
    load: async () => (await import("./dogfight/index.ts")).dogfight,
    words: (language) => book(DOGFIGHT, language),
  },
];
