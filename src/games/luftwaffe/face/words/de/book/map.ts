import { listed } from "../../../../../../core/text.ts";
import { complexName, counted, quarterName } from "../../../../words/grammar.de.ts";
import type { words as english } from "../../en/book/map.ts";

/** Die Karte, ihre Linien und was auf ihr liegt. */
export const words: typeof english = {
  quarter: ({ quarter }) => quarterName(quarter),
  "map.title": "Die Karte",
  "map.hexes":
    "Felder sind zwanzig Meilen breit und heißen nach Spalte und Reihe: **2611** ist Berlin (LW-29). Man zieht Feld um Feld in sechs Richtungen, und beliebig viele Verbände dürfen in einem sein (LW-18, LW-60).",
  "map.own":
    "Raster, Ziele, Plätze und der Verlauf der R-Linie sind **unsere eigenen**; alles liegt, wo es wirklich war, soweit sein Feld es zulässt (LW-31, LW-36).",
  "map.middle-figure": "Die Mitte Deutschlands, wie sie auf dem Tisch liegt, mit Zielen und Plätzen",
  "map.middle": "Die Karte zwischen Kassel und Dresden: Ziele mit ihren Zeichen und Namen, und Plätze.",
  "map.figure": "Die R-Linie im Januar 1943 und im April 1945",
  "map.label": ({ quarter }) =>
    `Die Karte von Holland bis Ostpreußen und von Dänemark bis zur Adria mit Zielen und Plätzen, und die R-Linie vom ${quarterName(quarter)}.`,
  "map.south": ({ open }) => (open ? "Reihe 35" : "geschlossen"),
  "line.title": "Die R-Linie",
  "line.sides":
    "Jenseits der R-Linie liegt die Seite des Gegners; auf ihrer amerikanischen Seite wird nicht gekämpft, und kein Deutscher darf dort sein (LW-31, LW-33). Sie hat drei Teile und rückt mit der Front vor:",
  "line.caption": "Wo die R-Linie verläuft",
  "line.from": "Ab",
  "line.west": "Westen, nach Spalte",
  "line.south": "Süden",
  "line.bombers": "Bomber der 8. Luftflotte kommen von Westen und von Norden, Reihe 01 über der See (LW-32).",
  "line.fighters": "Jäger der 8. und 9. kommen von Westen und aus den ersten Spalten des Nordens, bis 12.",
  "line.fifteenth": "Die 15. kommt von Süden, ab Januar 1944.",
  "line.closed": "Jeder geht über die Linien, über die er kommt, und niemand fliegt in die Schweiz (LW-33).",
  "map.ways": ({ quarter }) => `Wie weit es von der R-Linie ist, im ${quarterName(quarter)}`,
  "map.from": ({ force }) => `Von den Linien der ${force}.`,
  "map.way": ({ hexes, turns }) =>
    `${counted(hexes, "Feld", "Felder")}, ${counted(turns, "Runde", "Runden")} für Bomber`,
  "targets.title": "Ziele",
  "targets.all":
    "97 Ziele in neun Verbünden, jedes ist einmal zu bombardieren (LW-13, LW-15). In einem Feld können mehrere liegen; jedes wird für sich bombardiert (LW-36).",
  "targets.zones":
    "Die RAF greift nur Orte in Deutschland und Österreich an, die in den Tabellen so bezeichnet sind (LW-35).",
  "targets.of": ({ complex, count }) => `${complexName(complex)}: ${count}`,
  "targets.name": "Ziel",
  "targets.id": "Kürzel",
  "targets.hex": "Feld",
  "targets.raf": "RAF",
  "targets.raf-may": ({ may }) => (may ? "ja" : "–"),
  "bases.title": "Plätze",
  "bases.room":
    "Ein deutscher Platz fasst drei Verbände. Er kann im Tiefflug angegriffen und von der RAF für ein Quartal ausgeschaltet werden, ist aber kein Ziel des Feldzugs (LW-37). Liegt er einmal auf der amerikanischen Seite, ist er verloren (LW-34).",
  "bases.caption": "Deutsche Plätze",
  "bases.name": "Platz",
  "bases.lost": ({ quarter, bases }) => `Verloren ab ${quarterName(quarter)}: ${listed(bases, "und")}.`,
};
