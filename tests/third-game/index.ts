import type { GameFolder } from "../../src/games/registry.ts";

const WORDS = {
  en: async () => (await import("./words/en.ts")).en,
  de: async () => (await import("./words/de.ts")).de,
};

export const folder: GameFolder = {
  game: async () => (await import("./game.ts")).raid,
  words: (language) => WORDS[language](),
  face: {
    table: async () => (await import("./face/table.ts")).table,
  },
};
