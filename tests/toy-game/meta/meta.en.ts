import type { MetaWords } from "../../../src/core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "The raid",
  blurb: "Squadrons face down on a map, hidden hands, and cards that answer cards.",
  scenarios: {
    raid: {
      title: "Across the sea",
      blurb: "Three squadrons and a decoy each.",
    },
    sortie: {
      title: "Sortie",
      blurb: "Two squadrons each, six turns.",
    },
    duel: {
      title: "Duel",
      blurb: "One squadron each; turns are bid for.",
    },
    patrol: {
      title: "Patrol",
      blurb: "Three squadrons each; turns are bid for.",
    },
    "three-days": {
      title: "Three days",
      blurb: "A campaign: three squadrons each, and battles where they meet.",
    },
  },
  pieces: ["squadron", "squadrons"],
  sides: {
    red: { name: "Raiders", many: true },
    blue: { name: "Defenders", many: true },
  },
} satisfies MetaWords<typeof meta>;
