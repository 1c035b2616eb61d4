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
  },
  pieces: ["squadron", "squadrons"],
  sides: {
    raiders: { name: "Raiders", many: true },
    defenders: { name: "Defenders", many: true },
  },
} satisfies MetaWords<typeof meta>;
