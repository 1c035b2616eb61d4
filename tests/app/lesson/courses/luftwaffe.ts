import type { Course } from "../course.ts";
import { sees } from "../pupil.ts";

export const LUFTWAFFE: Course = {
  game: "luftwaffe",
  enemy: "german",
  line: "sheet",
  mostAnswers: 60,
  good: (flown) => String(sees(flown).good ?? ""),
  asked: `
    1/sheet sheet: sheet SHP-1 1101 1 91BG 303BG 305BG SHP-2 1101 1 306BG 44BG 93BG
    2/american-move enter: enter 1101 4FG
    2/american-move in: fly 1303 91BG 303BG 305BG 4FG
    2/american-move in: fly 1104 306BG 44BG 93BG
    2/missions missions: escort 4FG
    3/defend defend: defend keep 4FG
    3/reply reply: fire
    3/lose lose: lose 91BG 1
    3/american-move in: fly 1306 91BG 303BG 305BG 4FG
    3/american-move in: fly 1107 306BG 44BG 93BG
    3/missions missions: escort 4FG
    4/american-move in: fly 1308 91BG 303BG 305BG 4FG
    4/american-move in: fly 1008 306BG 44BG 93BG
    4/missions missions: escort 4FG
    4/bomb bomb: bomb
    5/defend defend: defend
    5/reply reply: fire
    5/lose lose: lose 91BG 1
    5/american-move home: fly 1305 91BG 303BG 305BG 4FG
    5/american-move home: fly 0707 306BG 44BG 93BG
    5/missions missions: escort 4FG
    6/american-move home: fly 1302 91BG 303BG 305BG 4FG
    6/american-move home: fly 0405 306BG 44BG 93BG
    6/missions missions: escort 4FG
    7/american-move home: fly 1201 91BG 303BG 305BG 4FG
    7/american-move home: fly 0305 306BG 44BG 93BG
    7/missions missions: escort 4FG
  `,
  told: "welcome groups line goal plan sheet halves enter in missions met defend reply lose in missions in missions bomb met defend reply lose home missions home missions home missions won",
  end: { result: { side: "american", named: 2, bombed: 2, bombers: 24, lost: 2 } },
  dice: { usual: 1, long: 6, called: "raid", ends: ["lost"], seldom: ["won"] },
  // A flight has thousands of answers.
  pupils: { usual: 2, long: 2, among: 30, once: true, mostAnswers: 900, ended: 1 },
  refused: [
    ["sheet SHP-1 1101 1 91BG", "sheet-too-short"],
    ["sheet SHP-1 1108 1 91BG SHP-2 1101 1 93BG", "no-entry"],
    ["sheet SHP-1 1101 1 4FG SHP-2 1101 1 93BG", "no-bomber"],
    ["sheet SHP-1 1101 1 77BG SHP-2 1101 1 93BG", "no-unit"],
    ["bomb", "other-question"],
  ],
  right: [],
  tried: [
    "sheet: sheet SHP-1 1101 1 91BG 303BG",
    "in: fly 1308 91BG 303BG 305BG",
    "defend: defend withhold 2",
    "reply: fire B17 12",
    "bomb: bomb SHP-1 303BG",
  ],
};
