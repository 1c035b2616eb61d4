import type { StandWords } from "./words.en.ts";

/** What the stand under a miniature says in German. */
export const words: StandWords = {
  stand: (name) => `Das Modell von ${name} auf seinem Ständer`,
  building: "Das Modell wird gebaut …",
  turnLeft: "Nach links drehen",
  turnRight: "Nach rechts drehen",
  stop: "Drehen anhalten",
  go: "Weiter drehen",
  nearer: "Näher",
  further: "Weiter weg",
  above: "Weiter von oben",
  below: "Weiter von unten",
  keys: (keys) =>
    `Ziehen oder Pfeiltasten: drehen · Rad, zwei Finger${keys === undefined ? "" : ` oder ${keys}`}: näher`,
};
