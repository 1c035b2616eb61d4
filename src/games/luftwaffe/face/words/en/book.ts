import { words as battle } from "./book/battle.ts";
import { words as economy } from "./book/economy.ts";
import { words as flight } from "./book/flight.ts";
import { words as forces } from "./book/forces.ts";
import { words as map } from "./book/map.ts";
import { words as quarter } from "./book/quarter.ts";
import { words as rulings } from "./book/rulings.ts";
import { words as start } from "./book/start.ts";
import { words as victory } from "./book/victory.ts";

/** Words of the rules as one plays them, and of every ruling. */
export const words = {
  ...battle,
  ...economy,
  ...flight,
  ...forces,
  ...map,
  ...quarter,
  ...rulings,
  ...start,
  ...victory,
};
