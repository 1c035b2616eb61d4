import { rule } from "./rule.ts";

/** Our own optional rule for altitude. */
export const ALTITUDE = [
  rule("DF-63", "§9", "R-29"),
  rule("DF-64", "§9", "R-29"),
  rule("DF-65", "§9", "R-29"),
  rule("DF-66", "§9", "E9"),
  rule("DF-67", "§9", "E9"),
  rule("DF-68", "§9", "R-11"),
  rule("DF-69", "§9", "R-29"),
  rule("DF-70", "§9", "R-29"),
];
