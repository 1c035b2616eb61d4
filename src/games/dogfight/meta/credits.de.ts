import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
  source:
    "Nach dem Spiel von Pete Jones in The Gauntlet Nr. 15 (1999), angeregt von Timothy Swensons Minimal Space Combat (1996).",
  ownTables: {
    aircraft: "Die Liste der Flugzeuge und ihre Werte: die Muster des Artikels sind verloren.",
    altitude: "Die Zusatzregel für die Höhe.",
    scenarios: "Die Szenarien und wofür sie Punkte geben.",
  },
};
