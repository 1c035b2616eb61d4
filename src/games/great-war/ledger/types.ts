import { chapterOf } from "./rule.ts";

/** Aircraft with rules of their own. */
export const TYPE_RULES = chapterOf("types", [
  ["GW-58", "4.9a"],
  ["GW-59", "4.9b"],
  ["GW-60", "4.9c"],
  ["GW-61", "4.9d"],
  ["GW-62", "4.9e"],
  ["GW-63", "4.9f"],
  ["GW-64", "4.9g"],
  ["GW-65", "4.9h"],
  ["GW-66", "4.9i"],
  ["GW-67", "4.9j"],
  ["GW-68", "4.9k"],
  ["GW-69", "4.9l"],
  ["GW-70", "4.9m"],
  ["GW-71", "4.9n"],
  ["GW-72", "4.9o"],
  ["GW-73", "4.9p"],
  ["GW-74", "4.9q"],
  ["GW-75", "4.9r"],
  ["GW-76", "4.9s"],
  ["GW-77", "4.9t"],
  ["GW-78", "4.9u"],
  ["GW-79", "4.9v"],
  ["GW-80", "4.9w"],
]);
