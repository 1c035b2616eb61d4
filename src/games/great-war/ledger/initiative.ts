import { chapterOf } from "./rule.ts";

/** Who moves first. */
export const INITIATIVE = chapterOf("initiative", [
  ["GW-4", "4.2a"],
  ["GW-5", "4.2b"],
  ["GW-6", "4.2c"],
  ["GW-7", "4.2d"],
  ["GW-8", "4.2e"],
  ["GW-9", "4.2f"],
]);
