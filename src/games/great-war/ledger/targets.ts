import { chapterOf } from "./rule.ts";

/** Naming targets. */
export const TARGETS = chapterOf("targets", [
  ["GW-33", "4.6a"],
  ["GW-34", "4.6b"],
  ["GW-35", "4.6c"],
  ["GW-36", "4.6d"],
  ["GW-37", "4.6e"],
  ["GW-38", "4.6f"],
]);
