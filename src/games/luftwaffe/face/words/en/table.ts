import { words as tabletop } from "./tabletop.ts";

/** Words of the table: its labels and its formations. */
export const words = { ...tabletop };
