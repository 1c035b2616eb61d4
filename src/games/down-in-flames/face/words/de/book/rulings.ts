import type { words as english } from "../../en/book/rulings.ts";

/** Überschriften der Liste aller Regeln. */
export const words: typeof english = {
  "rulings.altitude": "Die Zusatzregeln: Allgemeines, Höhe (1, 2)",
  "rulings.fire": "Die Zusatzregeln: Feuer auf Jäger (3)",
  "rulings.bombers": "Die Zusatzregeln: Feuer auf Bomber (4)",
  "rulings.damage": "Die Zusatzregeln: Schaden (5)",
  "rulings.d12": "Die Zusatzregeln: Kampf mit dem W12 (6)",
  "rulings.rockets": "Die Zusatzregeln: Raketen (7)",
  "rulings.hands": "Die Zusatzregeln: Wendigkeit und Fahrt (8)",
  "rulings.pilots": "Die Zusatzregeln: Piloten und Lasten (9)",
  "rulings.types": "Die Zusatzregeln: besondere Eigenschaften, Kaczmareks (10, 11)",
  "rulings.rulings": "Unsere Lesart dessen, was sie offenlassen",
  "rulings.base": "An Stelle des Grundspiels",
  "rulings.house": "Hausregeln",
};
