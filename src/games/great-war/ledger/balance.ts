import { chapterOf } from "./rule.ts";

/** The balance of moves. */
export const BALANCE = chapterOf("balance", [
  ["GW-10", "4.3a"],
  ["GW-11", "4.3b"],
  ["GW-12", "4.3c"],
  ["GW-13", "4.3d"],
  ["GW-14", "4.3e"],
]);
