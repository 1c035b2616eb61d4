import type { LessonWords } from "./words.en.ts";

/** Words of the lesson page, in German. */
export const words: LessonWords = {
  instructor: "Der Fluglehrer",
  turn: (turn, of) => `Runde ${turn} von ${of}`,
  over: "Lektion geflogen",
  next: "Weiter",
  back: "Zurück",
  skip: "Überspringen",
  leave: "Lektion verlassen",
  wrong: "Mach es falsch:",
  refused: "Der Schiedsrichter sagt:",
  flyOn: (turn, of) => `Runde ${turn} von ${of} fliegen`,
  again: "Die Lektion noch einmal fliegen",
  rules: "Die Regeln lesen",
  other: (game) => `Erste Lektion des anderen Spiels: ${game}`,
  elsewhere: "Ein anderes Fenster führt durch diese Lektion.",
  missing: (game) => `Für ein Spiel „${game}“ gibt es hier keine Lektion.`,
  failed: "Die Lektion ließ sich nicht aufbauen.",
};
