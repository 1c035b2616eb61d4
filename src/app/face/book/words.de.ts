import type { RulesWords } from "./words.en.ts";

/** Words of the rules pages, in German. */
export const words: RulesWords = {
  title: (game) => `Regeln: ${game}`,
  contents: "Inhalt",
  search: "In den Regeln suchen",
  searchHint: (key) =>
    `Ein Wort oder die Nummer einer Regel.${key === undefined ? "" : ` Die Taste ${key} führt hierher.`}`,
  clear: "Alles zeigen",
  found: (chapters, rulings) =>
    `Gefunden in ${chapters} ${chapters === 1 ? "Kapitel" : "Kapiteln"} und ${rulings} ${rulings === 1 ? "Regelung" : "Regelungen"}.`,
  nothing: (wanted) => `In den Regeln kommt „${wanted}“ nicht vor. Versuch ein kürzeres Wort.`,
  print: "Drucken",
  rulings: "Alle Regelungen nach Nummern",
  number: "Nummer",
  ruling: "Regelung",
  more: "Mehr:",
  switch: "Schalter:",
  unknown: (id) => `Eine Regel „${id}“ gibt es nicht. Hier sind alle.`,
  missing: (game) => `Regeln eines Spiels „${game}“ gibt es hier nicht.`,
  whole: "Die Regeln in einem eigenen Tab öffnen",
  dialog: "Die Regeln",
  dialogAbout: "Deine Partie wartet, wie sie ist. Esc bringt dich zurück.",
  top: "Zum Inhalt",
};
