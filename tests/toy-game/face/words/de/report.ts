import type { words as english } from "../en/report.ts";

/** The report of a turn of the raid, in German. */
export const words: typeof english = {
  "report.battle": "Kämpfe und Bomben",
  "report.moves": "Züge",
};
