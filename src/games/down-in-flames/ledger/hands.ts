import { partOf } from "./rule.ts";

/** Agility, Speed and the hand (paragraph 8). */
export const HANDS = partOf("hands", [
  "DIF-8",
  "DIF-8.1",
  "DIF-8.2",
  "DIF-8.3",
  "DIF-8.4",
  "DIF-8.4.1",
  "DIF-8.4.2",
  "DIF-8.4.3",
  "DIF-8.4.4",
  "DIF-8.5",
  "DIF-8.6",
]);
