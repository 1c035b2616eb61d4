import type { Meta } from "../../../src/core/game.ts";

export const meta: Meta = {
  id: "skirmish",
  title: { en: "Hex skirmish", de: "Sechseck-Gefecht" },
  blurb: { en: "Sealed bids, hidden hands and a secret target.", de: "Verdeckte Gebote, Karten und Ziele." },
  rules: 2,
  scenarios: [
    {
      id: "duel",
      title: { en: "Duel", de: "Duell" },
      blurb: { en: "One each.", de: "Eins gegen eins." },
      pieces: 2,
    },
    {
      id: "patrol",
      title: { en: "Patrol", de: "Streife" },
      blurb: { en: "Three each.", de: "Je drei." },
      pieces: 6,
    },
  ],
  source: { en: "Made for the tests.", de: "Für die Prüfungen gemacht." },
  ownTables: [],
};
