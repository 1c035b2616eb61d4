import { chapterOf } from "./rule.ts";

/** Fire. */
export const COMBAT = chapterOf("combat", [
  ["GW-39", "4.7a"],
  ["GW-40", "4.7b"],
  ["GW-41", "4.7c"],
  ["GW-42", "4.7d"],
  ["GW-43", "4.7e"],
  ["GW-44", "4.7f"],
  ["GW-45", "4.7g"],
  ["GW-46", "4.7h"],
  ["GW-47", "4.7i"],
  ["GW-48", "4.7j"],
  ["GW-49", "4.7k"],
  ["GW-50", "4.7l"],
]);
