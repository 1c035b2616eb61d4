import { rule } from "./rule.ts";

/** Our own optional rule for altitude. */
export const ALTITUDE = [
  rule("DF-63", "§9"),
  rule("DF-64", "§9"),
  rule("DF-65", "§9"),
  rule("DF-66", "§9"),
  rule("DF-67", "§9"),
  rule("DF-68", "§9"),
  rule("DF-69", "§9"),
  rule("DF-70", "§9"),
];
