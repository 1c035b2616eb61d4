import type { GameFolder } from "../../../src/games/registry.ts";

export const folder: GameFolder = {
  game: async () => (await import("./game.ts")).skirmish,
  words: async (language) => (await import("./words.ts"))[language],
  credits: async (language) => (await import(`./meta/credits.${language}.ts`)).credits,
  face: {
    table: async () => (await import("./table.ts")).table,
  },
};
