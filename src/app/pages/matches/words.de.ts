import type { MatchListWords } from "./words.en.ts";

/** Words for what can be done with a kept match, in German. */
export const words: MatchListWords = {
  file: "Eine Partie laden",
  dice: "Würfel",
  diceOf: (title) => `Würfel von ${title}`,
  statistics: "Statistik",
  statisticsOf: (title) => `Statistik von ${title}`,
  download: "Als Datei sichern",
  downloadOf: (title) => `${title} als Datei sichern`,
  delete: "Löschen",
  deleteOf: (title) => `${title} löschen`,
  deleteSure: (title) => `„${title}“ endgültig löschen?`,
  deleteText:
    "Die Partie liegt sonst nirgends, außer sie wurde als Datei gesichert oder als Link verschickt.",
  keep: "Behalten",
};
