/** The report of a turn of the raid, in English. */
export const words = {
  "report.battle": "Battles and bombs",
  "report.moves": "Moves",
};
