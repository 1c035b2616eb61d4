import type { words as english } from "../en/counts.ts";

/** What is counted of a raid, in German. */
export const words: typeof english = {
  "counts.sides": "Seite gegen Seite",
  "counts.figure": "Zahl",
  "counts.lost": "Stärke verloren",
  "counts.played": "Karten gespielt",
  "counts.bombs": "Bomben geworfen",
  "counts.points": "Punkte über die Runden",
  "counts.turn": "Runde",
  "counts.score": "Punkte",
};
