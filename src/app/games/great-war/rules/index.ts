import type { RulesBook } from "../../../rules/book.ts";
import { COMBAT } from "./chapters/combat.ts";
import { ENDING } from "./chapters/ending.ts";
import { FIRING } from "./chapters/firing.ts";
import { GROUND } from "./chapters/ground.ts";
import { HEIGHT } from "./chapters/height.ts";
import { MACHINES } from "./chapters/machines.ts";
import { MOVING } from "./chapters/moving.ts";
import { ORDER_OF_PLAY } from "./chapters/order-of-play.ts";
import { ORDERS } from "./chapters/orders.ts";
import { START } from "./chapters/start.ts";
import { TABLES } from "./chapters/tables.ts";
import { rulings } from "./rulings.ts";
import "./rules.css";

/** The rules of the hex dogfight as one plays it. */
export const book: RulesBook = {
  chapters: [
    ...START,
    ...ORDER_OF_PLAY,
    ...MOVING,
    ...HEIGHT,
    ...ORDERS,
    ...FIRING,
    ...COMBAT,
    ...MACHINES,
    ...GROUND,
    ...ENDING,
    ...TABLES,
  ],
  rulings: rulings(),
};
