import type { BookFace } from "../../../face/book.ts";
import { ALTITUDE } from "./book/altitude.ts";
import { BOMBERS } from "./book/bombers.ts";
import { BURSTS } from "./book/bursts.ts";
import { CARDS } from "./book/cards.ts";
import { DAMAGE } from "./book/damage.ts";
import { HANGAR } from "./book/hangar.ts";
import { MISSIONS } from "./book/missions.ts";
import { ODDS } from "./book/odds.ts";
import { OPTIONS } from "./book/options.ts";
import { POSITIONS } from "./book/positions.ts";
import { RULINGS } from "./book/rulings.ts";
import { START } from "./book/start.ts";
import { WINGMEN } from "./book/wingmen.ts";

/** The rules of the card dogfight as one plays it. */
export const book: BookFace = {
  chapters: [
    ...START,
    ...CARDS,
    ...POSITIONS,
    ...BURSTS,
    ...ODDS,
    ...DAMAGE,
    ...ALTITUDE,
    ...WINGMEN,
    ...BOMBERS,
    ...MISSIONS,
    ...HANGAR,
    ...OPTIONS,
  ],
  rulings: RULINGS,
};
