/** Words for what can be done with a kept match, in English. */
export const words = {
  file: "Load a match",
  dice: "Dice",
  diceOf: (title: string) => `Dice of ${title}`,
  statistics: "Statistics",
  statisticsOf: (title: string) => `Statistics of ${title}`,
  download: "Save as file",
  downloadOf: (title: string) => `Save ${title} as a file`,
  delete: "Delete",
  deleteOf: (title: string) => `Delete ${title}`,
  deleteSure: (title: string) => `Delete “${title}” for good?`,
  deleteText: "It is in no other place, unless you have saved it as a file or sent a link.",
  keep: "Keep it",
};

export type MatchListWords = typeof words;
