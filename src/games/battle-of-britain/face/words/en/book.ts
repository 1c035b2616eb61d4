import { words as battle } from "./book/battle.ts";
import { words as bombing } from "./book/bombing.ts";
import { words as flying } from "./book/flying.ts";
import { words as map } from "./book/map.ts";
import { words as missions } from "./book/missions.ts";
import { words as repair } from "./book/repair.ts";
import { words as rulings } from "./book/rulings.ts";
import { words as start } from "./book/start.ts";
import { words as turn } from "./book/turn.ts";
import { words as victory } from "./book/victory.ts";
import { words as weather } from "./book/weather.ts";
import { words as setUp } from "./setup.ts";

/** Words of the rules as one plays them, of options and of every ruling. */
export const words = {
  ...setUp,
  ...battle,
  ...bombing,
  ...flying,
  ...map,
  ...missions,
  ...repair,
  ...rulings,
  ...start,
  ...turn,
  ...victory,
  ...weather,
};
