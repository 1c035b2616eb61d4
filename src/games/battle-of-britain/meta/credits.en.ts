import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source:
    "After a campaign variant by Peter Hunt, Cabbage Crates over the Briny. The base game is its publisher's (PSC Games, before it TSR) and stays so; none of its text, art or cards is here. Map grid, squadron values, deck and flak are our own tables.",
  ownTables: {
    map: "The grid of the map, the radar line, launch squares and the places of airfields and stations that the sources don't name.",
    squadrons:
      "The values of squadrons where the source has none, and how many of each type a Group or Luftflotte has.",
    deck: "Which targets the fifty cards name, and what each city produces.",
    flak: "Flak on the throw of the bombs, fuel, and the movement of wings.",
    bigWing: "What Big Wing and ace marker do.",
    scenarios: "The shorter scenarios and their targets.",
  },
} satisfies Credits<typeof meta>;
