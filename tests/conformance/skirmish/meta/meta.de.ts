import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Sechseck-Gefecht",
  blurb: "Verdeckte Gebote, Karten und Ziele.",
  scenarios: {
    duel: {
      title: "Duell",
      blurb: "Eins gegen eins.",
    },
    patrol: {
      title: "Streife",
      blurb: "Je drei.",
    },
    "three-days": {
      title: "Drei Tage",
      blurb: "Ein Feldzug: je drei, und Gefechte, wo sie sich treffen.",
    },
  },
};
