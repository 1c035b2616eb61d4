import { partOf } from "./rule.ts";

/** Levels, and how they are changed (paragraphs 1 and 2 of the supplement). */
export const ALTITUDE = partOf("altitude", [
  "DIF-1",
  "DIF-2",
  "DIF-2.1",
  "DIF-2.2",
  "DIF-2.3",
  "DIF-2.4",
  "DIF-2.5",
  "DIF-2.5.1",
  "DIF-2.5.2",
  "DIF-2.6",
  "DIF-2.6.1",
  "DIF-2.6.2",
  "DIF-2.6.3",
  "DIF-2.6.4",
  "DIF-2.6.5",
]);
