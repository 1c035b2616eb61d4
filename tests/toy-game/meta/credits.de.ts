import type { Credits } from "../../../src/core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
  source: "Für die Prüfungen gemacht.",
  ownTables: {
    all: "Alles.",
  },
};
