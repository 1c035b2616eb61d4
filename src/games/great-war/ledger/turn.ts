import { chapterOf } from "./rule.ts";

/** The turn and its switches. */
export const TURN = chapterOf("turn", [
  ["GW-1", "4.1a"],
  ["GW-2", "4.1b"],
  ["GW-3", "4.1c"],
]);
