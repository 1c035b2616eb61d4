/** The papers of the raid, in English. */
export const words = {
  "paper.sheets": "Record sheets",
  "paper.sheets.hint": "One a seat, with lines to write on.",
  "paper.map": "Map",
  "paper.map.hint": "The squares with their places, in true scale.",
  "paper.map.label": "The map of the raid",
  "paper.map.scale": ({ denominator }: { denominator: number }) => `Scale 1 to ${denominator}.`,
};
