import type { words as english } from "../../en/book/ending.ts";

export const words: typeof english = {
  "leaving.title": "Den Tisch verlassen",
  "leaving.an-edge-is-still-table":
    "Der Rand gehört noch zum Tisch; wer ihn irgendwann im Flug überquert, ist draußen, noch vor dem Feuer, und kommt nicht zurück (R-25). Das ist kein Abschuss, aber wo die letzte fliegende Seite gewinnt, kann es dich das Spiel kosten. Der Tisch warnt dich, ehe du so einen Befehl versiegelst.",
  "winning.title": "Gewinnen",
  "winning.each-battle-says-what-it":
    "Jede Schlacht sagt, worum es geht und vielleicht, wie viele Runden sie dauert (R-28). Das sind die Ziele:",
  "winning.across-an-edge-one-side":
    "**Über einen Rand:** eine Seite muss so viele ihrer Flugzeuge über einen Tischrand bringen. Die andere gewinnt, sobald das nicht mehr geht oder die Runden vorbei sind (R-37).",
  "winning.for-points-whom-you-bring":
    "**Um Punkte:** ein Abschuss bringt die Baupunkte des Gegners, wenn die Schlacht keinen anderen Preis nennt; ein Abflug bringt, was die Schlacht sagt (R-38). Sie endet, sobald niemand mehr etwas am Sieger ändern kann (R-40).",
  "winning.who-is-alone-on-the-table":
    "Wer allein auf dem Tisch ist, fliegt gedacht ungehindert zu dem Rand weiter, den er noch erreicht und der am meisten bringt (R-39).",
  "winning.most-victories-they-are":
    "**Die meisten Abschüsse:** gezählt wird, wenn eine Seite weg ist oder die Runden vorbei sind (R-35).",
  "winning.most-damage":
    "**Der meiste Schaden:** die letzte Seite auf dem Tisch gewinnt, wie immer. Ist vorher die Zeit um, zählt jede Seite, was sie der anderen genommen hat: 1 Punkt je Oval von ENGINE oder FUSELAGE, 2 je Waffe, und alle Baupunkte eines Flugzeugs, das unten ist oder den Tisch verlassen hat (R-42). So werden die schnellen Duelle geflogen; ein Schalter ihres Aufbaus hebt die Grenze auf.",
  "winning.where-nothing-else-is":
    "Wo nichts anderes gesagt ist, gewinnt die letzte Seite mit einem Flugzeug auf dem Tisch; gehen beide in derselben Runde, ist es unentschieden. Länger als tausend Runden dauert keine Partie (R-31).",
};
