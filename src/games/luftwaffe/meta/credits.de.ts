import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in German. */
export const credits: Credits<typeof meta> = {
  source:
    "Nach Alan Arvolds Variante Luftwaffe for the 90's. Das Grundspiel von Lou Zocchi gehört seinem Verlag (Avalon Hill, heute Hasbro) und bleibt dort; nichts von Text, Bildern, Karte oder Spielsteinen ist hier. Karte, Kriegsgliederung, Kampftabellen, Ziele und Werte sind eigene Tabellen.",
  ownTables: {
    map: "Wo Ziele und Plätze auf Feldern von zwanzig Meilen liegen, und die R-Linie nach Datum.",
    targets: "Welche 97 Ziele es gibt und zu welchem Verbund jedes gehört.",
    values:
      "E-Werte, Faktoren, Geschwindigkeit und Flugzeit der Muster; nur der E-Wert der FW 190 stammt aus der Quelle.",
    combat: "Die Tabellen für Jäger, Bomber und Bomben, und was einen Würfel ändert.",
    forces: "Die Kriegsgliederungen nach Quartal, und welche Gruppen andere Flugzeuge erhalten.",
    moves:
      "Schritte einer Runde außer Abwehrfeuer und amerikanischem Feuer, Flug, Begleitschutz und Tiefangriffe.",
    raids: "Wer einen einzelnen Angriff oder ein Jahr gewinnt, und die Szenarien.",
  },
};
