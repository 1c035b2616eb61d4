/** The map, its lines and what lies on it. */
export const words = {
  "LW-29":
    "A hex is twenty miles wide. 45 columns from the west and 35 rows from the north reach from Holland to East Prussia and from Denmark to the Adriatic; a hex is called by column and row.",
  "LW-30": "Distance is counted in hexes: Berlin is 23 from column 03 and 12 from the north line.",
  "LW-31":
    "The R line has an American side: the columns in the west, three until July 1944, then seven, and nine in April 1945; row 01 over the sea; from January 1944 row 35 in the south.",
  "LW-32":
    "Bombers of the 8th Air Force use the west and the north, fighters of the 8th and 9th the west and the near part of the north, the 15th the south. Nobody comes or goes by another's lines.",
  "LW-33": "Nobody enters Switzerland, columns 08 to 16 of rows 29 to 33, and no German the American side.",
  "LW-34":
    "A base that comes to lie on the American side is lost to the Germans; a target there still has to be bombed.",
  "LW-35": "A place lies in Germany, in Austria or elsewhere; the RAF goes only for the first two.",
  "LW-36": "Several targets may share a hex; each is bombed for itself.",
  "LW-37":
    "A base has room for three units. It is no target of the campaign, but can be strafed, and be put out for a quarter by the RAF.",
};
