import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
  source:
    "Nach den Regeländerungen von Pat McCormick und Kirk Hoffman zu Richthofen's War. Das Grundspiel (1972) gehört seinem Verlag; weder Text noch Bild noch gedruckte Tabellen daraus stehen hier.",
  ownTables: {
    tables:
      "Schadenstabelle, Flugzeugtafel, kritische Treffer, Vorhalt und Manöverkosten sind unsere eigenen Tabellen, nicht die des Verlags; wer das gedruckte Spiel besitzt, kann dessen Werte aus einer Datei laden.",
    plotting: "Die Wendigkeitsstufen außer B und das gleichzeitige Schreiben der Züge.",
    scenarios: "Die Szenarien und wofür sie Punkte geben.",
  },
};
