import type { words as english } from "../../en/book/drawings.ts";

function higher(metres: number): string {
  return metres === 0 ? "gleiche Höhe" : `${Math.abs(metres)} m ${metres > 0 ? "höher" : "tiefer"}`;
}

export const words: typeof english = {
  "drawing.path": ({ order }) => `Der Weg von ${order} auf Hexen`,
  "drawing.reach": ({ title, count }) => `Die ${count} Hexe, in denen ein Zug der ${title} enden kann`,
  "drawing.row": ({ title }) => `Die Schusslinie der ${title} von oben`,
  "drawing.side": ({ title }) => `Die Schusslinie der ${title} von der Seite: quer die Hexe, hoch die Stufen`,
  "drawing.ahead": "voraus",
  "drawing.behind": "achtern",
  "drawing.tail":
    "Orte hinter einem Ziel, von denen aus man es verfolgen kann, mit dem erlaubten Höhenunterschied",
  "drawing.deflection": "Zuschläge nach der Seite, von der ein Ziel beschossen wird",
  "drawing.sorted": "Nach Initiative, niedrig zuerst",
  "drawing.moves": "So ziehen sie",
  "trial.type": "Flugzeug",
  "trial.last": "Geschwindigkeit in der letzten Runde",
  "trial.ended": "Der letzte Zug endete",
  "trial.ended.straight": "mit einem Hex geradeaus",
  "trial.ended.left": "mit einer Hexseite nach links",
  "trial.ended.twice": "mit zwei Hexseiten nach links",
  "trial.ended.loop": "mit einem Looping",
  "trial.orders": "Ein Zug zum Ausprobieren",
  "trial.example": "etwa 8: F3 L F4",
  "trial.path": ({ title, order }) => `${title}: Der Weg von ${order} auf Hexen`,
  "trial.flown": ({ hexes, hex, clock, altitude, change }) =>
    `Erlaubt: ${hexes} Hexe geflogen, endet in ${hex}, Nase auf ${clock} Uhr, auf ${altitude} m (${higher(change)}).`,
  "trial.overdive": ({ excess }) =>
    `Ein Übersturz: Bei ${excess} oder weniger mit zwei Würfeln klappen die Flügel, ${excess + 1} und ${excess + 2} kosten einen Würfel Schaden (D-07).`,
  "trial.distance": "Hexe weit weg",
  "trial.hexes": ({ hexes }) => `${hexes} ${hexes === 1 ? "Hex" : "Hexe"}`,
  "trial.levels": "Höher oder tiefer",
  "trial.metres": ({ metres }) => higher(metres),
  "trial.nose": "Nase des Ziels",
  "trial.clock": ({ clock }) => `auf ${clock} Uhr`,
  "trial.shot": ({ title }) => `${title} und ein Ziel davor`,
  "rulings.turn": "4.1 Die Runde",
  "rulings.initiative": "4.2 Initiative",
  "rulings.balance": "4.3 Zugausgleich",
  "rulings.tailing": "4.4 Verfolgen",
  "rulings.movement": "4.5 Bewegung",
  "rulings.targets": "4.6 Ziele",
  "rulings.combat": "4.7 Kampf",
  "rulings.criticals": "4.8 Kritische Treffer",
  "rulings.types": "4.9 Besondere Flugzeuge",
  "rulings.ground": "4.10 Boden, Ballone, Besatzungen",
  "rulings.tables": "Unsere eigenen Tabellen",
  "rulings.defaults": "D: was wir selbst festlegen",
  "rulings.rulings": "A: was die Regeln offenlassen",
  "rulings.house": "B: was beim Spielen aufkommt",
};
