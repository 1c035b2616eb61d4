import type { GameFolder } from "../registry.ts";

export const folder: GameFolder = {
  game: async () => (await import("./game.ts")).dogfight,
  words: async (language) => (await import(`./words/${language}.ts`))[language],
  balance: async () => (await import("./balance.ts")).BALANCE,
  histories: async (language) => (await import(`./histories/${language}.ts`))[language],
  face: {
    table: async () => (await import("./face/table.ts")).table,
  },
};
