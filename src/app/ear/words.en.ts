/** Words of matches that are played by ear, in English. */
export const words = {
  switch: "By ear: matches as text, without a table",
  situation: "Situation",
  command: "Command",
  question: "Question",
  happened: "What happened",
  sheets: "Sheets",
  log: "Log",
  menu: "Menu",
  nothing: "Nothing is asked of you now.",
};

export type EarWords = typeof words;
