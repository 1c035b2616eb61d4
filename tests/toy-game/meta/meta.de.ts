import type { words as english } from "./meta.en.ts";

/** What menus say of the game, in German. */
export const words: typeof english = {
  title: "Der Angriff",
  blurb: "Verdeckte Staffeln auf einer Karte, verborgene Hände und Karten, die auf Karten antworten.",
  scenarios: {
    raid: {
      title: "Über das Meer",
      blurb: "Je drei Staffeln und eine Attrappe.",
    },
    sortie: {
      title: "Ausfall",
      blurb: "Je zwei Staffeln, sechs Runden.",
    },
    duel: {
      title: "Duell",
      blurb: "Je eine Staffel; um die Runden wird geboten.",
    },
    patrol: {
      title: "Streife",
      blurb: "Je drei Staffeln; um die Runden wird geboten.",
    },
    "three-days": {
      title: "Drei Tage",
      blurb: "Ein Feldzug: je drei Staffeln, und Gefechte, wo sie sich treffen.",
    },
  },
  pieces: ["Staffel", "Staffeln"],
  sides: {
    red: { name: "Angreifer", many: true },
    blue: { name: "Verteidiger", many: true },
  },
};
