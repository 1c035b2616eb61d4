import { partOf } from "./rule.ts";

/** Fire at medium and heavy bombers (paragraph 4). */
export const BOMBERS = partOf("bombers", [
  "DIF-4",
  "DIF-4.1.1",
  "DIF-4.1.2",
  "DIF-4.1.3",
  "DIF-4.1.4",
  "DIF-4.1.5",
  "DIF-4.1.6",
  "DIF-4.1.7",
  "DIF-4.1.8",
  "DIF-4.1.9",
  "DIF-4.1.10",
]);
