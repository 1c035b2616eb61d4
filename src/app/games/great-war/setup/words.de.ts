import { listed } from "../../../../core/text.ts";
import type { Sequence } from "../../../../games/great-war/setup.ts";
import type { Flag, SetupWords } from "./words.en.ts";

interface Switched {
  readonly name: string;
  readonly help: string;
}

const SWITCHED: Readonly<Record<Flag, Switched>> = {
  continued: {
    name: "Fortgesetzte Bewegung",
    help: "Hexseiten, die im letzten Hex eines Zuges gedreht wurden, zählen im ersten Hex des nächsten noch mit.",
  },
  maneuvers: {
    name: "Kunstflug",
    help: "Seitenrutsch, Fassrolle, Immelmann, Abschwung, Looping und fallendes Blatt für wendige Einsitzer.",
  },
  energy: {
    name: "Energie",
    help: "Ein Sturz von 100 m oder mehr gibt für die nächste Runde 1 MP, ein Steigen von 100 m oder mehr nimmt 1.",
  },
  wind: {
    name: "Wind",
    help: "Am Ende jeder Runde treibt alles ab, was fliegt, wenn das Gefecht einen Wind hat.",
  },
  archie: { name: "Flak", help: "Flugabwehr über der Front und dahinter." },
  rearGun: {
    name: "Heck-MG der F.E.2b",
    help: "Der Beobachter hat ein zweites MG, das über den Oberflügel nach hinten feuert.",
  },
  woundedObservers: {
    name: "Verwundete Beobachter",
    help: "Ein getroffener Beobachter kann auch nur verwundet sein und tut weiter, was er noch kann.",
  },
  survivors: {
    name: "Überlebende zählen",
    help: "Wer aussteigt, wird bis zum Boden verfolgt; ab Juli 1918 haben Deutsche Fallschirme.",
  },
  capture: {
    name: "Gefangenschaft",
    help: "Wer lebend herunterkommt, gerät in Gefangenschaft oder nicht, je nach Würfel und Ort.",
  },
  arc120: {
    name: "Breites Schussfeld",
    help: "Bug-MG treffen die ganzen 120° voraus, 7 Hexe und 250 m weit, nicht nur die Hexreihe.",
  },
};

const SEQUENCE: Readonly<Record<Sequence, Switched>> = {
  initiative: {
    name: "Nach Initiative",
    help: "Alle würfeln; wer weniger hat, zieht zuerst, und Verfolger ziehen gleich nach ihrem Ziel.",
  },
  alternating: {
    name: "Seiten abwechselnd",
    help: "Wie im Grundspiel: Erst zieht und feuert die eine Seite ganz, dann die andere.",
  },
  plotted: {
    name: "Gleichzeitig geschrieben",
    help: "Unsere eigene Regel, aus keinem Buch: Alle schreiben ihre Züge verdeckt, geflogen wird gemeinsam nach der Zahl der MP.",
  },
};

/** Words of the set-up of the hex dogfight, in German. */
export const words: SetupWords = {
  options: () => "Optionen",
  sequence: () => "Zugfolge",
  "sequence.name": (sequence) => SEQUENCE[sequence].name,
  "sequence.help": (sequence) => SEQUENCE[sequence].help,
  "option.name": (option) => SWITCHED[option].name,
  "option.help": (option) => SWITCHED[option].help,

  tables: () => "Tabellen",
  "tables.note": () =>
    "Das Grundspiel gehört seinem Verlag. Schadenstabelle, Flugzeugtafel, kritische Treffer, Vorhalt und Manöverkosten hier sind unsere eigenen Tabellen, nicht die des Verlags.",
  "tables.how": () =>
    "Wer das gedruckte Spiel besitzt: unsere Tabellen als Datei sichern, mit einem Texteditor seine Zahlen eintragen, dem Satz einen eigenen Namen geben und die Datei hier laden. Sie bleibt in diesem Browser und gehört zu jeder Partie, die mit ihr gespielt wird.",
  "tables.inForce": () => "Es gelten",
  "tables.ours": () => "Unsere",
  "tables.ours.hint": (aircraft) => `Sie gehören zu Tallyho: ${aircraft} Typen.`,
  "tables.loaded": (name) => `„${name}“`,
  "tables.loaded.hint": (aircraft, range) =>
    `Aus einer Datei: ${aircraft} Typen, Waffen reichen ${range} Hexe weit.`,
  "tables.lacks": (types) => `Dieses Gefecht braucht Typen, die darin fehlen: ${listed(types, "und")}.`,
  "tables.draft": (name) => `${name} (hier nicht mehr aufgehoben)`,
  "tables.save": () => "Unsere als Datei sichern",
  "tables.load": () => "Datei mit Tabellen laden",
  "tables.back": () => "Zurück zu unseren",
  "tables.remove": (name) => `„${name}“ vergessen`,
  "tables.kept": (name) => `„${name}“ gilt jetzt und bleibt für das nächste Mal in diesem Browser.`,
  "tables.page": () =>
    "Dieser Browser hebt nichts auf; der Satz bleibt, solange die Seite offen ist, aber Partien, die mit ihm begonnen wurden, behalten ihn.",
  "tables.refused": (file) => `${file} ließ sich nicht laden; es bleibt alles, wie es war.`,
  "tables.unreadable": () => "Die Datei ließ sich nicht lesen; wähle sie noch einmal.",
  "tables.foreign": () =>
    "Das ist kein Satz Tabellen: Weder eine Schadenstabelle noch Flugzeuge stehen darin. Beginne mit der Datei, die „Unsere als Datei sichern“ schreibt.",
  "tables.more": (count) =>
    `${count} ${count === 1 ? "weitere Zelle müsste" : "weitere Zellen müssten"} geändert werden.`,
};
