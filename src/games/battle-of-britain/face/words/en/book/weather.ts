type Symbol = "+" | "o" | "-";

const FACES: Readonly<Record<string, string>> = { "+": "cross", o: "roundel", "-": "blank" };

/** When the Luftwaffe flies. */
export const words = {
  "weather.title": "Weather",
  "weather.check":
    "After the repairs each side throws one of its dice. Whose face is whose does not matter: the pair says whether the Luftwaffe flies or the turn is a respite, and that changes with the phase (BB-18, BB-24).",
  "weather.caption": "Pairs of faces, and in how many of 36 ways they fall",
  "weather.dice": "Dice",
  "weather.ways": "Ways",
  "weather.one-list": "One list",
  "weather.pair": ({ pair }: { readonly pair: string }) =>
    [...pair].map((face) => FACES[face as Symbol] ?? face).join(", "),
  "weather.flies-in": "**Flies in**",
  "weather.rebuilt":
    "The odds are the source's. Which pairs they are its text no longer shows: that we have **rebuilt** from them (BB-R1, BB-R2).",
  "weather.others": "By agreement otherwise:",
  "weather.simple": "**One list** for all turns, the last column (BB-19).",
  "weather.none": "**No throw:** seven turns fly, and the others are skipped after their repairs (BB-20).",
  "weather.cards": "**Cards:** four black, seven red; black is a respite (BB-21).",
  "weather.historical": "**As it was:** respites in turns 1, 4, 7 and 10 (BB-22).",
  "weather.clear": "**Always clear:** our own, for single days (BB-H1).",
};
