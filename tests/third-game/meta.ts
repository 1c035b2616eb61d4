import type { Meta } from "../../src/core/game.ts";

export const meta: Meta = {
  id: "raid",
  title: { en: "The raid", de: "Der Angriff" },
  blurb: {
    en: "Squadrons face down on a map, hidden hands, and cards that answer cards.",
    de: "Verdeckte Staffeln auf einer Karte, verborgene Hände und Karten, die auf Karten antworten.",
  },
  rules: 1,
  scenarios: [
    {
      id: "raid",
      title: { en: "Across the sea", de: "Über das Meer" },
      blurb: { en: "Three squadrons and a decoy each.", de: "Je drei Staffeln und eine Attrappe." },
      pieces: 8,
    },
    {
      id: "sortie",
      title: { en: "Sortie", de: "Ausfall" },
      blurb: { en: "Two squadrons each, six turns.", de: "Je zwei Staffeln, sechs Runden." },
      pieces: 4,
    },
  ],
  pieces: [
    { en: "squadron", de: "Staffel" },
    { en: "squadrons", de: "Staffeln" },
  ],
  sides: {
    raiders: { name: { en: "Raiders", de: "Angreifer" }, many: true },
    defenders: { name: { en: "Defenders", de: "Verteidiger" }, many: true },
  },
  numbers: /RD-\d{1,2}/,
  pages: ["rules", "lesson", "print"],
  source: { en: "Made for the tests.", de: "Für die Prüfungen gemacht." },
  ownTables: [{ en: "All of it.", de: "Alles." }],
};
