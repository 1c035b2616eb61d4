import type { words as english } from "../en/papers.ts";

/** The papers of the raid, in German. */
export const words: typeof english = {
  "paper.sheets": "Bögen",
  "paper.sheets.hint": "Einer je Spieler, mit Zeilen zum Schreiben.",
  "paper.map": "Karte",
  "paper.map.hint": "Die Felder mit ihren Orten, im wahren Maßstab.",
  "paper.map.label": "Die Karte des Angriffs",
  "paper.map.scale": ({ denominator }) => `Maßstab 1 zu ${denominator}.`,
};
