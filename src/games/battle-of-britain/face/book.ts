import type { BookFace } from "../../../face/book.ts";
import { BATTLE } from "./book/battle.ts";
import { BOMBING } from "./book/bombing.ts";
import { FLYING } from "./book/flying.ts";
import { MAP } from "./book/map.ts";
import { MISSIONS } from "./book/missions.ts";
import { REPAIRS } from "./book/repair.ts";
import { RULINGS } from "./book/rulings.ts";
import { START } from "./book/start.ts";
import { TURN } from "./book/turn.ts";
import { VICTORY } from "./book/victory.ts";
import { WEATHER } from "./book/weather.ts";

/** The rules of the campaign as one plays it. */
export const book: BookFace = {
  chapters: [
    ...START,
    ...MAP,
    ...TURN,
    ...WEATHER,
    ...MISSIONS,
    ...FLYING,
    ...BATTLE,
    ...BOMBING,
    ...REPAIRS,
    ...VICTORY,
  ],
  rulings: RULINGS,
};
