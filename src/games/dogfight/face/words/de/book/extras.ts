import type { words as english } from "../../en/book/extras.ts";

export const words: typeof english = {
  "clouds.title": "Wolken",
  "clouds.a-cloud-is-a-disc-it":
    "Eine Wolke ist eine Scheibe. Sie verbirgt zwei Flugzeuge voreinander, wenn die Linie zwischen ihren Mitten der Wolkenmitte näher kommt als ihr Radius; wer darin ist, sieht nichts und wird nicht gesehen, und den Rand zu berühren genügt nicht (R-22). Durch eine Wolke zu fliegen kostet nichts.",
  "clouds.r1-does-not-see-b1-behind": "R1 sieht B1 hinter der Wolke nicht, wohl aber B2.",
  "altitude.title": "Höhe",
  "altitude.by-the-book-the-game-is":
    "Nach der Regel ist das Spiel flach, und alle Ständer sind gleich. Die Höhe ist **unsere eigene Zusatzregel** (R-29). Wo sie eingeschaltet ist:",
  "altitude.aircraft-fly-at-levels-1":
    "Flugzeuge fliegen auf den Stufen 1 bis 20, je zweitausend Fuß; Ständer und ein zwanzigseitiger Würfel zeigen die Stufe.",
  "altitude.an-order-may-end-with-a":
    "Ein Befehl darf mit einem Zeichen enden: `2L1+` steigt eine Stufe und kostet 1 SPEED, `2-` stürzt eine und `2--` zwei Stufen umsonst (E9).",
  "altitude.a-dive-gives-speed-next":
    "Ein Sturz gibt Fahrt: nächste Runde darf SPEED nach `-` um 2 und nach `--` um 3 steigen, nie über ENGINE.",
  "altitude.nobody-climbs-above-his":
    "Niemand steigt über die Gipfelhöhe seines Typs oder stürzt unter Stufe 1.",
  "altitude.range-is-measured-aslant":
    "Entfernungen gelten schräg: eine Stufe zählt einen Zoll. Schussfelder, getroffene Seite und Schaden gelten flach.",
  "altitude.a-front-gun-needs-at":
    "Eine Bugwaffe braucht mindestens so viele Zoll zum Ziel, wie Stufen dazwischen liegen: zu steil gibt es keinen Schuss.",
  "options.title": "Hausregeln",
  "options.each-of-these-is-a-switch":
    "Jede davon ist ein Schalter beim Aufstellen und nach der Regel aus. Sie nennt die Regelung, die sie ändert.",
  "options.switches": "Schalter",
  "options.name": "Name",
  "options.what-it-does": "Was er tut",
  "options.ruling": "Regelung",
};
