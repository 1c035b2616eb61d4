import type { Weapon } from "../../../../data/weapons.ts";
import type { words as english } from "../../en/book/hangar.ts";

const LETTERS: Readonly<Record<Weapon, string>> = {
  front: "vorn",
  left: "links",
  right: "rechts",
  rear: "hinten",
};

export const words: typeof english = {
  "design.title": "Flugzeuge entwerfen",
  "design.any-aircraft-can-be-made":
    "Für das Spiel lässt sich jedes Flugzeug bauen: gib ihm ENGINE, FUSELAGE und TO-HIT, je von 1 bis 5, und auf jeder Seite höchstens eine Waffe. Unsere Hilfe für gerechte Kämpfe sind Punkte:",
  "design.engine-fuselage-to-hit-2": "ENGINE + FUSELAGE + TO-HIT + 2 für jede Waffe.",
  "design.two-sides-whose-points":
    "Zwei Seiten, deren Punkte um höchstens zwei auseinanderliegen, sind gut gepaart.",
  "design.engine-1-cant-turn-so-it": "ENGINE 1 kann nicht kurven (R-06), taugt also kaum zum Jäger.",
  "list.title": "Die Flugzeuge",
  "list.our-own-list-engine-comes":
    "Unsere eigene Liste: ENGINE kommt von der Höchstgeschwindigkeit, FUSELAGE vom Leergewicht, TO-HIT von der Bewaffnung. Die Gipfelhöhe, in Stufen, zählt nur mit der Höhenregel.",
  "list.aircraft": "Flugzeug",
  "list.weapons": "Waffen",
  "list.ceiling": "Gipfelhöhe",
  "list.points": "Punkte",
  "list.aircraft-and-their-figures": ({ count }) => `${count} Flugzeuge und ihre Werte`,
  "list.fitted": ({ weapons }) => weapons.map((one) => LETTERS[one]).join(", "),
};
