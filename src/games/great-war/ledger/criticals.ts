import { chapterOf } from "./rule.ts";

/** Critical hits. */
export const CRITICAL_RULES = chapterOf("criticals", [
  ["GW-51", "4.8a"],
  ["GW-52", "4.8b"],
  ["GW-53", "4.8c"],
  ["GW-54", "4.8d"],
  ["GW-55", "4.8e"],
  ["GW-56", "4.8f"],
  ["GW-57", "4.8g"],
]);
