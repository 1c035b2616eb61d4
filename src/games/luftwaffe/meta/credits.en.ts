import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source:
    "After Alan Arvold's variant Luftwaffe for the 90's. The base game, designed by Lou Zocchi, is its publisher's (Avalon Hill, now Hasbro) and stays so; none of its text, art, map or counters is here. Map, order of battle, combat tables, targets and values are our own tables.",
  ownTables: {
    map: "Where targets and bases lie on hexes of twenty miles, and the R line by date.",
    targets: "Which 97 targets there are and to which complex each belongs.",
    values:
      "Ratings, factors, speed and time in the air of aircraft; only the rating of the FW 190 is the source's.",
    combat: "The tables for fighters, bombers and bombs, and what changes a die.",
    forces: "The orders of battle by quarter and which groups take other aircraft.",
    moves: "Steps of a turn other than defensive and American fire, movement, escorts and strafing.",
    raids: "Who wins a single raid or a year, and the scenarios.",
  },
} satisfies Credits<typeof meta>;
