import type { MetaWords } from "../../../../src/core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Hex skirmish",
  blurb: "Sealed bids, hidden hands and a secret target.",
  scenarios: {
    duel: {
      title: "Duel",
      blurb: "One each.",
    },
    patrol: {
      title: "Patrol",
      blurb: "Three each.",
    },
    "three-days": {
      title: "Three days",
      blurb: "A campaign: three each, and battles where they meet.",
    },
  },
} satisfies MetaWords<typeof meta>;
