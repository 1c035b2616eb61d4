import type { ExampleWords } from "./words.en.ts";

/** Words of the hex dogfight's drawn examples, in German. */
export const words: ExampleWords = {
  type: () => "Flugzeug",
  last: () => "Geschwindigkeit in der letzten Runde",
  ended: () => "Der letzte Zug endete",
  endings: (ending) =>
    ({
      straight: "mit einem Hex geradeaus",
      left: "mit einer Hexseite nach links",
      twice: "mit zwei Hexseiten nach links",
      loop: "mit einem Looping",
    })[ending] ?? ending,
  orders: () => "Ein Zug zum Ausprobieren",
  example: () => "etwa 8: F3 L F4",
  flown: (hexes, hex, clock, altitude, change) =>
    `Erlaubt: ${hexes} Hexe geflogen, endet in ${hex}, Nase auf ${clock} Uhr, auf ${altitude} m (${change}).`,
  overdive: (x) =>
    `Ein Übersturz: Bei ${x} oder weniger mit zwei Würfeln klappen die Flügel, ${x + 1} und ${x + 2} kosten einen Würfel Schaden (D-07).`,
  path: (order) => `Der Weg von ${order} auf Hexen`,
  reach: (title, count) => `Die ${count} Hexe, in denen ein Zug der ${title} enden kann`,
  row: (title) => `Die Schusslinie der ${title} von oben`,
  side: (title) => `Die Schusslinie der ${title} von der Seite: quer die Hexe, hoch die Stufen`,
  ahead: () => "voraus",
  behind: () => "achtern",
  tail: () =>
    "Orte hinter einem Ziel, von denen aus man es verfolgen kann, mit dem erlaubten Höhenunterschied",
  deflection: () => "Zuschläge nach der Seite, von der ein Ziel beschossen wird",
  distance: () => "Hexe weit weg",
  hexes: (count) => `${count} ${count === 1 ? "Hex" : "Hexe"}`,
  levels: () => "Höher oder tiefer",
  metres: (metres) =>
    metres === 0 ? "gleiche Höhe" : `${Math.abs(metres)} m ${metres > 0 ? "höher" : "tiefer"}`,
  nose: () => "Nase des Ziels",
  clock: (clock) => `auf ${clock} Uhr`,
  shot: (title) => `${title} und ein Ziel davor`,
  sorted: () => "Nach Initiative, niedrig zuerst",
  moves: () => "So ziehen sie",
};
