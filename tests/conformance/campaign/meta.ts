import type { Meta } from "../../../src/core/game.ts";

export const meta: Meta = {
  id: "patrols",
  title: { en: "Patrols", de: "Streifen" },
  blurb: { en: "A tiny campaign for the tests.", de: "Ein winziger Feldzug für die Prüfungen." },
  rules: 1,
  scenarios: [
    {
      id: "three-days",
      title: { en: "Three days", de: "Drei Tage" },
      blurb: { en: "Four aircraft each.", de: "Je vier Flugzeuge." },
      pieces: 2,
    },
  ],
  source: { en: "Made for the tests.", de: "Für die Prüfungen gemacht." },
  ownTables: [],
};
