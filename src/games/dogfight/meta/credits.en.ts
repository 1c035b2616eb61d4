import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source:
    "After the game by Pete Jones in The Gauntlet no. 15 (1999), itself inspired by Timothy Swenson's Minimal Space Combat (1996).",
  ownTables: {
    aircraft: "The list of aircraft and their figures: the article's own samples are lost.",
    altitude: "The optional rule for altitude.",
    scenarios: "The scenarios and what they pay points for.",
  },
} satisfies Credits<typeof meta>;
