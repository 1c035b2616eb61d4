import type { TableFace } from "../../../src/face/table.ts";
import type { GameFolder } from "../../../src/games/registry.ts";
import type { View } from "./types.ts";

const table: TableFace<View> = {
  tabletop: () => ({
    mat: { kind: "channel-coast", width: 24, depth: 24 },
    altitude: false,
    pieces: [],
    clouds: [],
    cues: [],
  }),
};

export const folder: GameFolder = {
  game: async () => (await import("./game.ts")).patrols,
  words: async (language) => (await import("./words.ts"))[language],
  credits: async (language) => (await import(`./meta/credits.${language}.ts`)).credits,
  face: { table: async () => table },
};
