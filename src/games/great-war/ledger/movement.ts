import { chapterOf } from "./rule.ts";

/** Flying. */
export const MOVEMENT = chapterOf("movement", [
  ["GW-26", "4.5a"],
  ["GW-27", "4.5b"],
  ["GW-28", "4.5c"],
  ["GW-29", "4.5d"],
  ["GW-30", "4.5e"],
  ["GW-31", "4.5f"],
  ["GW-32", "4.5g"],
]);
