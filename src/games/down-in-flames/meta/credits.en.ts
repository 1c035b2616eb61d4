import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source:
    "After the Down in Flames Supplemental Rules, which are not endorsed, sponsored or sanctioned by the author or the publishers of the base game. That belongs to its publisher, GMT Games; none of its text, art or cards is here. Deck, counters, aircraft, bombers, targets and rulings on the base game are our own tables; who owns the printed cards can replace them.",
  ownTables: {
    cards:
      "The cards of the deck, how many there are of each, and which answers which. A file can replace them.",
    aircraft: "The ratings of fighters and light bombers. A file can replace them.",
    bombers: "Bombers, turrets, ground targets, flak and victory points. A file can replace them.",
    "base-game": "Where the rules lean on the base game: targets, following, leaving, bombing, flak.",
    scenarios: "The scenarios.",
  },
} satisfies Credits<typeof meta>;
