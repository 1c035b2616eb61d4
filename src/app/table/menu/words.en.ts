/** Words of the menu of a table, in English. */
export const words = {
  takeBack: "Take back …",
  redo: "Put back",
  seats: "Who plays …",
  roster: "Roster",
  computers: "Let computers play this mission",
  numbers: "Hex numbers",
  phones: "Play with phones",
  noServer: "No server with tables answers here; start one on a laptop with “npm start”.",
  projector: "Window for the projector",
  share: "Share …",
  save: "Download as a file",
  statistics: "Dice statistics",
  setup: "Its set-up …",
  match: "Statistics of the match",
  print: "Print the papers …",
  settings: "Settings",
  help: "Keys and help",
  briefing: "Briefing",
  home: "All games",
  top: "Straight down",
  mute: "Sound off",
  unmute: "Sound on",
  fight: "The fight",
  whole: "Whole table",
};

export type MenuWords = typeof words;
