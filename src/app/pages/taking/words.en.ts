/** Words for taking files and links into own matches, in English. */
export const words = {
  older: "A match of older rules",
  leaveIt: "Leave it",
  goOn: "Go on from there",
  whoPlays: "Who plays on?",
  whoPlayed: "So it was when the match was saved:",
  aPerson: "a person",
  same: "Play on like that",
  byHand: "All by people here",
  choose: "Choose",
  chosen: "Play on",
  several: (files: number) => `${files} files`,
  kept: (file: string, title: string) => `“${file}” is kept as “${title}”.`,
  brought: (file: string) => `“${file}” was brought to the match on the table.`,
  seen: (file: string) =>
    `“${file}” holds what somebody saw of a match: it can be looked at, and is not kept.`,
  open: (title: string) => `Open ${title}`,
  stay: "Stay here",
};

export type TakingWords = typeof words;
