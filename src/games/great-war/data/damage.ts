import type { Tables } from "./tables.ts";

/**
 * Our own damage table: points for a modified roll of 2 to 12, `*` a critical hit as well. With p = 0, 1, 2, 4 by
 * band and a weight w of 10, 8, 6, 4 by column, the points are (roll − p − 2)·w/10, rounded down, and never below 0.
 */
export const DAMAGE: Tables["damage"] = {
  bands: [1, 3, 5, 8],
  columns: {
    A: [
      "0 1 2 3 4 5 6 7 8 9* 10*",
      "0 0 1 2 3 4 5 6 7 8 9*",
      "0 0 0 1 2 3 4 5 6 7 8*",
      "0 0 0 0 0 1 2 3 4 5 6*",
    ],
    B: [
      "0 0 1 2 3 4 4 5 6 7* 8*",
      "0 0 0 1 2 3 4 4 5 6 7*",
      "0 0 0 0 1 2 3 4 4 5 6*",
      "0 0 0 0 0 0 1 2 3 4 4*",
    ],
    C: [
      "0 0 1 1 2 3 3 4 4 5* 6*",
      "0 0 0 1 1 2 3 3 4 4 5*",
      "0 0 0 0 1 1 2 3 3 4 4*",
      "0 0 0 0 0 0 1 1 2 3 3*",
    ],
    D: [
      "0 0 0 1 1 2 2 2 3 3 4*",
      "0 0 0 0 1 1 2 2 2 3 3*",
      "0 0 0 0 0 1 1 2 2 2 3*",
      "0 0 0 0 0 0 0 1 1 2 2*",
    ],
  },
  mg: "0 0 0 1 1 2 2 3 3 4 5*",
  aa: "0 0 0 0 0 1 2 3 4 5* 6*",
};
