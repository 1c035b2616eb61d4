import type { Tables } from "./tables.ts";

/** What each number of the chart does, and the dice of engine and pilot hits (4.8a–c). Half of the chart is our own. */
export const CRITICAL_HITS: Tables["criticals"] = {
  chart: [
    "pilot",
    "controls",
    "engine-light",
    "gun",
    "observer",
    "graze",
    "elevator",
    "spar",
    "fuel",
    "engine-heavy",
    "pilot",
  ],
  engineLight: [1, 1, 2, 2, 2, 3],
  engineHeavy: [2, 3, 3, 4, 4, 4],
  woundedUpTo: 8,
};
