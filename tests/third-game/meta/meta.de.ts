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
  },
  pieces: ["Staffel", "Staffeln"],
  sides: {
    raiders: { name: "Angreifer", many: true },
    defenders: { name: "Verteidiger", many: true },
  },
};
