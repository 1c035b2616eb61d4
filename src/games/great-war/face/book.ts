import type { BookFace } from "../../../face/book.ts";
import { COMBAT } from "./book/combat.ts";
import { ENDING } from "./book/ending.ts";
import { FIRING } from "./book/firing.ts";
import { GROUND } from "./book/ground.ts";
import { HEIGHT } from "./book/height.ts";
import { MACHINES } from "./book/machines.ts";
import { MOVING } from "./book/moving.ts";
import { ORDER_OF_PLAY } from "./book/order-of-play.ts";
import { ORDERS } from "./book/orders.ts";
import { RULINGS } from "./book/rulings.ts";
import { START } from "./book/start.ts";
import { PRINTED_TABLES } from "./book/tables.ts";

/** The rules of the hex dogfight as one plays it. */
export const book: BookFace = {
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
    ...PRINTED_TABLES,
  ],
  rulings: RULINGS,
};
