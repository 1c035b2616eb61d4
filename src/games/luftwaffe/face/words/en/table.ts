import { words as orders } from "./orders.ts";
import { words as tabletop } from "./tabletop.ts";

/** Words of the table: its labels, its questions and its formations. */
export const words = { ...tabletop, ...orders };
