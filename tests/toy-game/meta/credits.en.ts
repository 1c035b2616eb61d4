import type { Credits } from "../../../src/core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source: "Made for the tests.",
  ownTables: {
    all: "All of it.",
  },
} satisfies Credits<typeof meta>;
