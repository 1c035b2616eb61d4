import type { words as english } from "../en/sheets.ts";

const SIDES: Readonly<Record<string, string>> = { red: "Angreifer", blue: "Verteidiger" };
const CARDS: Readonly<Record<string, string>> = {
  intercept: "Abfangen",
  ambush: "Hinterhalt",
  evade: "Ausweichen",
  pursue: "Verfolgen",
  ace: "Ass",
};

/** Words of the raid's record sheets, in German. */
export const words: typeof english = {
  "sheet.label": ({ seat }) => `Bogen: ${SIDES[seat] ?? seat}`,
  "sheet.title": ({ seat }) => SIDES[seat] ?? seat,
  "sheet.facts": ({ here, of }) => `${here} von ${of} Staffeln auf der Karte`,
  "sheet.squadrons": "Staffeln",
  "sheet.squadron": "Staffel",
  "sheet.square": "Feld",
  "sheet.strength": "Stärke",
  "sheet.hidden": "verdeckt",
  "sheet.lost": "verloren",
  "sheet.left": ({ id, left, of }) => `${id}: noch ${left} von ${of} Stärke`,
  "sheet.hand": "Karten auf der Hand",
  "sheet.card": ({ card }) => CARDS[card] ?? card,
  "sheet.bombs": "Bomben geworfen",
  "sheet.choice": "Versiegelte Wahl",
  "sheet.sealed": "versiegelt",
  "sheet.turn": "Runde",
  "sheet.notes": "Notizen",
};
