import { counted, who } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/report.ts";

const RESULTS = { down: "abgeschossen", damaged: "beschädigt", none: "keine Wirkung" } as const;

/** Wörter des Kartenkampfs im Bericht einer Runde. */
export const words: typeof english = {
  "report.fire": "Feuer",
  "report.hits": "Was die Treffer anrichteten",
  "report.target": "Das Ziel",
  "report.pilots": "Piloten",
  "report.campaign": "Der Feldzug",
  "report.away": "Aus dem Kampf",
  "report.positions": "Höhe und Positionen",
  "report.cards": "Karten",
  "report.start": "Gebote und Beginn",
  "report.shot": ({ id, at, result }) => `${who(id)} auf ${who(at)}: ${RESULTS[result]}`,
  "report.points": ({ id, at, points }) =>
    `${who(id)} auf ${at === "" ? "das Ziel" : at}: ${counted(points, "Punkt", "Punkte")}`,
};
