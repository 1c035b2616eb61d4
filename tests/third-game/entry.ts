import type { GameEntry } from "../../src/games/registry.ts";
import { meta } from "./meta.ts";

const WORDS = {
  en: async () => (await import("./words/en.ts")).en,
  de: async () => (await import("./words/de.ts")).de,
};

/** The one line that a registry needs for a new game. */
export const raidEntry: GameEntry = {
  meta,
  load: async () => (await import("./index.ts")).raid,
  words: (language) => WORDS[language](),
};
