import { type LedgerRule, rule } from "./rule.ts";

/** Our own rulings where everything above is silent. */
export const HOUSE: readonly LedgerRule[] = [
  rule(
    "DF-71",
    ["R-31"],
    "No game is longer than 1,000 turns; it is a draw then.",
    "Keine Partie ist länger als 1000 Runden; dann ist sie unentschieden.",
  ),
  rule(
    "DF-72",
    ["R-32"],
    "An altitude mark can't stand beside a 0.",
    "Neben einer 0 steht kein Höhenzeichen.",
  ),
  rule(
    "DF-73",
    ["R-33"],
    "An aircraft blocks sight where the line passes it, not beside an end; with altitude only between the two levels.",
    "Ein Flugzeug verdeckt, wo die Linie an ihm vorbeiführt, nicht neben einem Ende; mit Höhe nur zwischen den beiden Stufen.",
  ),
  rule(
    "DF-74",
    ["R-34"],
    "Colliding pairs, friends too, roll in order of ids; who is destroyed collides no more; with altitude the half inch is slant.",
    "Paare, auch Freunde, würfeln nach der Folge der Namen; wer zerstört ist, stößt nicht mehr zusammen; mit Höhe gilt der halbe Zoll schräg.",
  ),
  rule(
    "DF-75",
    ["R-35"],
    "Under the goal most-kills the brought-down aircraft are counted when a side is gone or the limit is reached.",
    "Beim Ziel most-kills zählen die Abschüsse, sobald eine Seite weg oder die Grenze erreicht ist.",
  ),
  rule(
    "DF-76",
    ["R-36"],
    "An order 0 flies nowhere, so a turn before it still forbids a turn after it.",
    "Ein Zug 0 fliegt nirgendwohin, also verbietet eine Drehung davor noch immer eine danach.",
  ),
  rule(
    "DF-77",
    ["R-37"],
    "Under the goal leave a side must get so many of its aircraft, or of the named ones, across an edge; the other wins once that can't be done any more, or at the limit of turns.",
    "Beim Ziel leave muss eine Seite so viele ihrer Flugzeuge, oder der genannten, über einen Rand bringen; die andere gewinnt, sobald das nicht mehr geht, oder mit der letzten Runde.",
  ),
  rule(
    "DF-78",
    ["R-38"],
    "Under the goal points an enemy brought down earns his design points, ENGINE + FUSELAGE + TO-HIT + 2 a weapon, unless a line says otherwise; leaving earns only what a line says. Of a side's lines the first that fits counts.",
    "Beim Ziel points bringt ein Abschuss die Baupunkte des Feindes, ENGINE + FUSELAGE + TO-HIT + 2 je Waffe, außer eine Zeile sagt anderes; ein Abflug bringt nur, was eine Zeile sagt. Von den Zeilen einer Seite gilt die erste, die passt.",
  ),
  rule(
    "DF-79",
    ["R-39"],
    "A side that is alone on the table flies on unhindered: each aircraft counts as having left by the edge that it could still reach in time, straight on with all its ENGINE, and that earns the most.",
    "Wer allein auf dem Tisch ist, fliegt ungehindert weiter: jedes Flugzeug zählt als abgeflogen über den Rand, den es geradeaus mit ganzer ENGINE noch rechtzeitig erreichen könnte und der am meisten bringt.",
  ),
  rule(
    "DF-80",
    ["R-40"],
    "A game for points ends as soon as nothing that can still be earned changes who wins: no weapon left, no edge in reach, or a lead that can't be caught.",
    "Eine Partie um Punkte endet, sobald nichts, was noch zu holen ist, am Sieger etwas ändert: keine Waffe mehr, kein Rand in Reichweite, oder ein uneinholbarer Vorsprung.",
  ),
];
