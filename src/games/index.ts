import type { Language } from "../core/language.ts";
import type { AnyCatalogue } from "../core/phrase.ts";
import { meta as dogfight } from "./dogfight/meta.ts";
import { meta as greatWar } from "./great-war/meta.ts";
import type { GameEntry } from "./registry.ts";

/** A catalogue for each language, loaded when it is asked for. */
type Books = Readonly<Record<Language, () => Promise<AnyCatalogue>>>;

const DOGFIGHT: Books = {
  en: async () => (await import("./dogfight/words/en.ts")).en,
  de: async () => (await import("./dogfight/words/de.ts")).de,
};

const GREAT_WAR: Books = {
  en: async () => (await import("./great-war/words/en.ts")).en,
  de: async () => (await import("./great-war/words/de.ts")).de,
};

/** Every game, one line each: its facts at once, its rules and words when they are asked for. */
export const GAMES: readonly GameEntry[] = [
  {
    meta: dogfight,
    load: async () => (await import("./dogfight/index.ts")).dogfight,
    words: (language) => DOGFIGHT[language](),
    histories: async (language) => (await import("./dogfight/histories.ts")).histories(language),
    balance: async () => (await import("./dogfight/balance.ts")).BALANCE,
  },
  {
    meta: greatWar,
    load: async () => (await import("./great-war/index.ts")).greatWar,
    words: (language) => GREAT_WAR[language](),
    histories: async (language) => (await import("./great-war/histories.ts")).histories(language),
  },
];
