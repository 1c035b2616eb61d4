import { chapterOf } from "./rule.ts";

/** On somebody's tail. */
export const TAILING_RULES = chapterOf("tailing", [
  ["GW-15", "4.4a"],
  ["GW-16", "4.4b"],
  ["GW-17", "4.4c"],
  ["GW-18", "4.4d"],
  ["GW-19", "4.4e"],
  ["GW-20", "4.4f"],
  ["GW-21", "4.4g"],
  ["GW-22", "4.4h"],
  ["GW-23", "4.4i"],
  ["GW-24", "4.4j"],
  ["GW-25", "4.4k"],
]);
