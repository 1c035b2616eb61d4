import { partOf } from "./rule.ts";

/** Damage (paragraph 5). */
export const DAMAGE = partOf("damage", [
  "DIF-5",
  "DIF-5.1",
  "DIF-5.1.1",
  "DIF-5.1.2",
  "DIF-5.1.3",
  "DIF-5.2",
  "DIF-5.3",
  "DIF-5.4",
  "DIF-5.5",
]);
