import type { BookFace } from "../../../face/book.ts";
import { BATTLE } from "./book/battle.ts";
import { ECONOMY } from "./book/economy.ts";
import { FLIGHT } from "./book/flight.ts";
import { FORCES } from "./book/forces.ts";
import { MAP } from "./book/map.ts";
import { QUARTER } from "./book/quarter.ts";
import { RULINGS } from "./book/rulings.ts";
import { START } from "./book/start.ts";
import { VICTORY } from "./book/victory.ts";

/** The rules of the campaign as one plays it. */
export const book: BookFace = {
  chapters: [...START, ...MAP, ...FORCES, ...QUARTER, ...FLIGHT, ...BATTLE, ...ECONOMY, ...VICTORY],
  rulings: RULINGS,
};
