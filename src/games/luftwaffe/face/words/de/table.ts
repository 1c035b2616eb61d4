import type { words as english } from "../en/table.ts";
import { words as orders } from "./orders.ts";
import { words as tabletop } from "./tabletop.ts";

/** Wörter des Tischs: seine Aufschriften, seine Fragen und seine Verbände. */
export const words: typeof english = { ...tabletop, ...orders };
