import type { SetupWords } from "./words.en.ts";

/** Words of a set-up's switches and tables, in German. */
export const words: SetupWords = {
  "tables.inForce": "Es gelten",
  "tables.ours": "Unsere",
  "tables.loaded": (name) => `„${name}“`,
  "tables.draft": (name) => `${name} (hier nicht mehr aufgehoben)`,
  "tables.save": "Unsere als Datei sichern",
  "tables.load": "Datei mit Tabellen laden",
  "tables.back": "Zurück zu unseren",
  "tables.remove": (name) => `„${name}“ vergessen`,
  "tables.kept": (name) => `„${name}“ gilt jetzt und bleibt für das nächste Mal in diesem Browser.`,
  "tables.page":
    "Dieser Browser hebt nichts auf; der Satz bleibt, solange die Seite offen ist, aber Partien, die mit ihm begonnen wurden, behalten ihn.",
  "tables.refused": (file) => `${file} ließ sich nicht laden; es bleibt alles, wie es war.`,
  "tables.unreadable": "Die Datei ließ sich nicht lesen; wähle sie noch einmal.",
  "tables.more": (count) =>
    `${count} ${count === 1 ? "weitere Zelle müsste" : "weitere Zellen müssten"} geändert werden.`,
};
