import { listed } from "../../../../core/text.ts";
import type { SetupWords } from "./words.en.ts";

/** Words of the set-up of the hex dogfight, in German. */
export const words: SetupWords = {
  options: () => "Optionen",

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
