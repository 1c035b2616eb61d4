import { partOf } from "./rule.ts";

/** Fire at fighters and light bombers (paragraph 3). */
export const FIRE = partOf("fire", [
  "DIF-3",
  "DIF-3.1",
  "DIF-3.1.1",
  "DIF-3.1.2",
  "DIF-3.2",
  "DIF-3.2.1",
  "DIF-3.2.2",
  "DIF-3.2.3",
  "DIF-3.2.4",
  "DIF-3.2.5",
  "DIF-3.2.6",
  "DIF-3.2.7",
  "DIF-3.2.8",
  "DIF-3.2.9",
  "DIF-3.2.10",
  "DIF-3.3",
]);
