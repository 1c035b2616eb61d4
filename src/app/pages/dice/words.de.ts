import type { DiceWords } from "./words.en.ts";

function degreesIn(degrees: number): string {
  return `${degrees} ${degrees === 1 ? "Freiheitsgrad" : "Freiheitsgraden"}`;
}

/** Words of the page of dice, in German. */
export const words: DiceWords = {
  title: "Würfel der Partie",
  back: "Zurück an den Tisch",
  match: "Statistik des Spiels",
  none: "In dieser Partie ist noch kein Würfel gefallen. Hier wird gezählt, sobald der erste liegt.",
  all: "alle Seiten",
  kind: ({ die, side }) => `${die}, ${side}`,
  sixSided: "Sechsseitige",
  sides: (sides) => `${sides}-seitige`,
  point: ",",
  face: "Augen",
  thrown: "Gefallen",
  expected: "Erwartet",
  mean: ({ mean, expected }) => `Mittel ${mean}; erwartet ${expected}.`,
  throws: (dice) => `${dice} Würfel gefallen.`,
  few: (needed) => `Zu wenige für ein Urteil: Ein Test lohnt sich ab ${needed} Würfeln.`,
  fair: ({ chi, degrees, critical }) =>
    `Chi-Quadrat ${chi} bei ${degreesIn(degrees)}; gute Würfel bleiben in 19 von 20 Partien unter ${critical}. Nichts Auffälliges.`,
  rare: ({ chi, degrees, critical }) =>
    `Chi-Quadrat ${chi} bei ${degreesIn(degrees)}; über ${critical} kommen gute Würfel in einer von 20 Partien. Ein seltener Lauf.`,
  odd: ({ chi, degrees, critical }) =>
    `Chi-Quadrat ${chi} bei ${degreesIn(degrees)}; über ${critical} kommen gute Würfel in einer von 1000 Partien. Diese Würfel sind einen Blick wert.`,
  chart: (what) => `Augen, ${what}: gefallen gegen erwartet`,
};
