import type { words as english } from "../../en/ledger/map.ts";

/** Die Karte, ihre Linien und was auf ihr liegt. */
export const words: typeof english = {
  "LW-29":
    "Ein Feld ist zwanzig Meilen breit. 45 Spalten von Westen und 35 Reihen von Norden reichen von Holland bis Ostpreußen und von Dänemark bis zur Adria; ein Feld heißt nach Spalte und Reihe.",
  "LW-30": "Entfernung zählt in Feldern: Berlin liegt 23 von Spalte 03 und 12 von der Nordlinie.",
  "LW-31":
    "Die R-Linie hat eine amerikanische Seite: die Spalten im Westen, bis Juli 1944 drei, dann sieben, im April 1945 neun; Reihe 01 über der See; ab Januar 1944 Reihe 35 im Süden.",
  "LW-32":
    "Bomber der 8. Luftflotte nehmen Westen und Norden, Jäger der 8. und 9. den Westen und das nahe Stück des Nordens, die 15. den Süden. Niemand kommt oder geht über fremde Linien.",
  "LW-33":
    "Niemand fliegt in die Schweiz, Spalten 08 bis 16 der Reihen 29 bis 33, und kein Deutscher auf die amerikanische Seite.",
  "LW-34":
    "Ein Platz, der auf die amerikanische Seite zu liegen kommt, ist für die Deutschen verloren; ein Ziel dort muss trotzdem bombardiert werden.",
  "LW-35":
    "Ein Ort liegt in Deutschland, in Österreich oder anderswo; die RAF greift nur in den ersten beiden an.",
  "LW-36": "Mehrere Ziele dürfen in einem Feld liegen; jedes wird für sich bombardiert.",
  "LW-37":
    "Ein Platz fasst drei Verbände. Er ist kein Ziel des Feldzugs, kann aber im Tiefflug angegriffen und von der RAF für ein Quartal ausgeschaltet werden.",
};
