import { chapterOf } from "./rule.ts";

/** What our own tables stand for; a player's own take their place. */
export const TABLE_RULES = chapterOf("tables", [
  ["GW-168", "§6"],
  ["GW-169", "6.1"],
  ["GW-170", "6.2"],
  ["GW-171", "§7"],
  ["GW-172", "§8"],
  ["GW-173", "9.4"],
]);
