import type { BookFace } from "../../../face/book.ts";
import { ENDING } from "./book/ending.ts";
import { EXTRAS } from "./book/extras.ts";
import { HANGAR } from "./book/hangar.ts";
import { ORDERS } from "./book/orders.ts";
import { RULINGS } from "./book/rulings.ts";
import { SHOOTING } from "./book/shooting.ts";
import { SOURCE } from "./book/source.ts";
import { START } from "./book/start.ts";

/** The rules of the plotted dogfight as one plays it. */
export const book: BookFace = {
  chapters: [...START, ...ORDERS, ...SHOOTING, ...ENDING, ...EXTRAS, ...HANGAR, ...SOURCE],
  rulings: RULINGS,
};
