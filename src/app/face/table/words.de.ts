import type { QuestionWords } from "./words.en.ts";

/** Words of questions and their answers, in German. */
export const words: QuestionWords = {
  "answer.line": () => "Oder die Antwort schreiben",
  "answer.go": () => "Antworten",
  "answer.keys": () => "Tasten: 1 bis 9 wählen, Pfeile gehen durch.",
  "answer.together": () => "Alle bereit",
  "answer.told": () => "Letztes Ergebnis",
  "answer.clear": () => "Leeren",
};
