import { keyed } from "../../../../../face/words/named.ts";
import type { words as english } from "../en/editor.ts";
import { dateWords, monthWords } from "./date.ts";
import { mats } from "./table/mats.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "Alliierte", german: "Deutsche" };

const FIELDS = {
  id: "Name",
  side: "Seite",
  type: "Muster",
  hex: "Hex",
  facing: "Nase",
  altitude: "Höhe (m)",
  speed: "Geschwindigkeit (MP)",
  bombs: "Mit Bomben beladen",
  kind: "Art",
  hidden: "Versteckt im Umkreis (Hexe)",
  hexes: "Hexe",
  worth: "Punkte",
};

const TABLE: Readonly<Record<string, string>> = {
  "board.columns": "Spalten von Hexen",
  "board.rows": "Reihen von Hexen",
  "front.german": "Deutsche Gräben, Reihe",
  "front.allied": "Alliierte Gräben, Reihe",
  front: "Gräben",
  "wind.facing": "Wind weht nach",
  "wind.strength": "Wind, Hexe je Runde",
  date: "Datum",
  turns: "Höchstens Runden",
};

const TARGETS = {
  bomb: "zu bombardieren",
  photo: "zu fotografieren",
  spot: "für die Artillerie zu beobachten",
  road: "eine Straße für Tiefangriffe",
  trench: "Gräben für Tiefangriffe",
};

const PRICES = {
  kill: "einen Einsitzer",
  twoSeater: "einen Zweisitzer",
  balloon: "einen Ballon",
  home: "ein Flugzeug, das heimkehrt, nachdem es seine Aufgabe versucht hat",
  escape: "ein Flugzeug, das nach Hause kommt",
};

function man({ man: seat }: { readonly man: number }): string {
  return seat === 0 ? "Pilot" : "Beobachter";
}

export const words: typeof english = {
  ...mats,
  side: ({ side }) => SIDES[side] ?? side,
  facing: ({ clock }) => `${clock} Uhr`,
  metres: ({ metres }) => `${metres} m`,
  count: ({ count }) => `${count} ${count === 1 ? "Flugzeug" : "Flugzeuge"}`,
  aircraft: ({ count }) => `Flugzeuge ${count}`,
  ground: ({ count }) => `Geschütze und Ziele ${count}`,
  table: "Karte und Regeln",
  all: "Flugzeuge",
  add: ({ side }) => `Für ${SIDES[side] ?? side} dazu`,
  "no-aircraft": "Noch niemand hier. Ein Flugzeug oder einen Ballon dazustellen und in sein Hex ziehen.",
  "own-tables": ({ name }) => `Werte aus den Tabellen „${name}“.`,
  place: ({ hex, clock, altitude }) => `Hex ${hex}, ${clock} Uhr, ${altitude} m`,
  "row-field": ({ row, field }) => (field === null ? row : `${row}, ${FIELDS[field]}`),
  "table-field": ({ field }) => TABLE[field] ?? "Punkte",
  ...keyed("field", FIELDS),
  "field.columns": "Spalten von Hexen",
  "field.rows": "Reihen von Hexen",
  "field.front": ({ side }) =>
    `${side === "allied" ? "Alliierte" : "Deutsche"} Gräben: Reihe, oder eine Reihe je Spalte`,
  "field.wind": "Wind weht nach",
  "field.strength": "Wind, Hexe je Runde",
  "field.date": "Datum (1917-04-09)",
  "field.turns": "Höchstens Runden",
  "usual-speed": "zwei unter der höchsten",
  usual: "wie üblich",
  endless: "ohne Grenze",
  "not-hidden": "nicht versteckt",
  "bombs-help": "Langsamer, schwerfälliger und schlechter im Steigen, bis sie fallen.",
  "crew.name": (seat) => `${man(seat)}: Name`,
  "crew.kills": (seat) => `${man(seat)}: Luftsiege`,
  "crew.novice": (seat) => `${man(seat)} ist ein Neuling`,
  "crew.novice-help": "Fünf Luftsiege machen ein Ass, zwanzig ein doppeltes; ein Neuling hat keinen.",
  "gun.MG": "Maschinengewehr",
  "gun.AA": "Flakgeschütz",
  "gun-place": ({ kind, hex }) => `${kind === "AA" ? "Flak" : kind}, Hex ${hex}`,
  "hidden-help": "Ein verstecktes Geschütz steht irgendwo im Umkreis so vieler Hexe, wo es die Würfel sagen.",
  ...keyed("target", TARGETS),
  "target-about": ({ kind, worth }) => `${TARGETS[kind]}, ${worth} Punkte`,
  "hexes-help":
    "Die Seite ist die, der es Punkte bringt. Hexe stehen hintereinander, wie 1014 1015; Gräben ohne Hexe sind die ganze Linie des Feindes.",
  "no-guns": "Keine Geschütze am Boden.",
  "add-gun": "Ein Geschütz dazu",
  "no-targets": "Keine Ziele.",
  "add-target": "Ein Ziel dazu",
  board: "Die Karte",
  goal: "Wie man gewinnt",
  "goals.last-side": "Als letzte Seite in der Luft sein",
  "goals.points-left": "Mehr Punkte haben, wenn die Runden vorbei oder keine mehr zu verdienen sind (B-82)",
  "goals.points": "Am Ende der Runden mehr Punkte haben",
  price: ({ side, what }) => `${SIDES[side] ?? side}: Punkte für ${PRICES[what]}`,
  rules: "Geltende Regeln",
  "term.turns": ({ turns }) => `Höchstens Runden: ${turns}`,
  "term.date": (date) => `Datum: ${dateWords(date)}`,
  since: (month) => `ab ${monthWords(month)}`,
  figures: ({ min, max, schedule, damage, ceiling, guns }) =>
    `${min}–${max} MP, Stufe ${schedule}, ${damage} Punkte, ${ceiling} m; ${guns === "" ? "kein MG" : guns}`,
  "pick-about": "Geschwindigkeiten in MP, Höhen in Metern; MGs sind Spalte und Angriffe.",
  hint: "Ein Flugzeug in sein Hex ziehen; am Messingknopf drehen; beim Ziehen mit dem Rad heben. Tasten: Pfeile, Q und E, Bild auf und ab, Entf.",
};
