import type { TakingWords } from "./words.en.ts";

/** Words for taking files and links into own matches, in German. */
export const words: TakingWords = {
  older: "Eine Partie nach älteren Regeln",
  leaveIt: "Nicht laden",
  goOn: "Dort weiterspielen",
  whoPlays: "Wer spielt weiter?",
  whoPlayed: "So war es, als die Partie gesichert wurde:",
  aPerson: "ein Mensch",
  same: "So weiterspielen",
  byHand: "Alle Seiten spielen Menschen hier",
  choose: "Auswählen",
  chosen: "Weiterspielen",
  several: (files) => `${files} Dateien`,
  kept: (file, title) => `„${file}“ ist als „${title}“ gesichert.`,
  brought: (file) => `„${file}“ wurde der Partie auf dem Tisch zugeführt.`,
  seen: (file) =>
    `„${file}“ enthält, was jemand von einer Partie gesehen hat: Man kann es ansehen, es wird nicht aufgehoben.`,
  open: (title) => `${title} öffnen`,
  stay: "Hier bleiben",
};
