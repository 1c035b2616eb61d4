import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
  source:
    "Nach den Down in Flames Supplemental Rules. Autor und Verlage des Grundspiels haben sie weder gebilligt noch gefördert noch genehmigt. Down in Flames ist ein Spiel von GMT Games und gehört seinem Verlag; weder Text noch Bild noch Karten daraus stehen hier. Stapel, Gegenkarten, Flugzeuge, Bomber, Ziele und die Festlegungen zum Grundspiel sind unsere eigenen Tabellen; wer die gedruckten Karten besitzt, kann sie ersetzen.",
  ownTables: {
    cards: "Die Karten des Stapels, ihre Anzahl und welche welche abwehrt. Eine Datei kann sie ersetzen.",
    aircraft:
      "Die Werte der Jäger und leichten Bomber, passend zu jeder Zahl der Zusatzregeln. Eine Datei kann sie ersetzen.",
    bombers: "Bomber, Abwehrstände, Bodenziele, Flak und Siegpunkte. Eine Datei kann sie ersetzen.",
    "base-game":
      "Wo sich die Regeln auf das Grundspiel stützen: wer wen angreifen darf, Folgen, Lösen, Bomben und Flak.",
    scenarios: "Die Szenarien und ihre Kräfte.",
  },
};
