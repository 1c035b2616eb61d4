import type { RulesBook } from "../../../rules/book.ts";
import { ENDING } from "./chapters/ending.ts";
import { EXTRAS } from "./chapters/extras.ts";
import { HANGAR } from "./chapters/hangar.ts";
import { ORDERS } from "./chapters/orders.ts";
import { SHOOTING } from "./chapters/shooting.ts";
import { SOURCE } from "./chapters/source.ts";
import { START } from "./chapters/start.ts";
import { rulings } from "./rulings.ts";
import "../dogfight.css";
import "./rules.css";

/** The rules of the plotted dogfight as one plays it. */
export const book: RulesBook = {
  chapters: [...START, ...ORDERS, ...SHOOTING, ...ENDING, ...EXTRAS, ...HANGAR, ...SOURCE],
  rulings: rulings(),
};
