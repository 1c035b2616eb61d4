import type { words as english } from "../../en/ledger/house.ts";

export const words: typeof english = {
  "DF-71": "Keine Partie ist länger als 1000 Runden; dann ist sie unentschieden.",
  "DF-72": "Neben einer 0 steht kein Höhenzeichen.",
  "DF-73":
    "Ein Flugzeug verdeckt, wo die Linie an ihm vorbeiführt, nicht neben einem Ende; mit Höhe nur zwischen den beiden Stufen.",
  "DF-74":
    "Paare, auch Freunde, würfeln nach der Folge der Namen; wer zerstört ist, stößt nicht mehr zusammen; mit Höhe gilt der halbe Zoll schräg.",
  "DF-75": "Beim Ziel most-kills zählen die Abschüsse, sobald eine Seite weg oder die Grenze erreicht ist.",
  "DF-76": "Ein Zug 0 fliegt nirgendwohin, also verbietet eine Drehung davor noch immer eine danach.",
  "DF-77":
    "Beim Ziel leave muss eine Seite so viele ihrer Flugzeuge, oder der genannten, über einen Rand bringen; die andere gewinnt, sobald das nicht mehr geht, oder mit der letzten Runde.",
  "DF-78":
    "Beim Ziel points bringt ein Abschuss die Baupunkte des Feindes, ENGINE + FUSELAGE + TO-HIT + 2 je Waffe, außer eine Zeile sagt anderes; ein Abflug bringt nur, was eine Zeile sagt. Von den Zeilen einer Seite gilt die erste, die passt.",
  "DF-79":
    "Wer allein auf dem Tisch ist, fliegt ungehindert weiter: jedes Flugzeug zählt als abgeflogen über den Rand, den es geradeaus mit ganzer ENGINE noch rechtzeitig erreichen könnte und der am meisten bringt.",
  "DF-80":
    "Eine Partie um Punkte endet, sobald nichts, was noch zu holen ist, am Sieger etwas ändert: keine Waffe mehr, kein Rand in Reichweite, oder ein uneinholbarer Vorsprung.",
  "DF-81":
    "Hat eine Seite mehrere Spieler, so befiehlt jeder seinen eigenen Flugzeugen, und sie schießen nacheinander, jeder bis er fertig ist. Wer beginnt, wechselt: mit jeder Runde der nächste der Seite.",
  "DF-82":
    "Eine Schlacht, die sonst nur die letzte Seite beendet, kann eine Grenze der Runden haben: die letzte Seite auf dem Tisch gewinnt wie immer, aber nach der letzten Runde der größere Schaden. Ein Flugzeug, das fliegt, zählt 1 Punkt je verlorenem Oval von ENGINE oder FUSELAGE und 2 je Waffe; eines, das unten ist oder den Tisch verlassen hat, alle seine Baupunkte. Gleich viele sind unentschieden.",
};
