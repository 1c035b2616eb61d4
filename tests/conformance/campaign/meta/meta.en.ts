import type { MetaWords } from "../../../../src/core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Patrols",
  blurb: "A tiny campaign for the tests.",
  scenarios: {
    "three-days": {
      title: "Three days",
      blurb: "Four aircraft each.",
    },
  },
} satisfies MetaWords<typeof meta>;
