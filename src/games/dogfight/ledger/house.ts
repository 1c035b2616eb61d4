import { rule } from "./rule.ts";

/** Our own rulings where everything above is silent. */
export const HOUSE = [
  rule("DF-71", "R-31"),
  rule("DF-72", "R-32"),
  rule("DF-73", "R-33"),
  rule("DF-74", "R-34"),
  rule("DF-75", "R-35"),
  rule("DF-76", "R-36"),
  rule("DF-77", "R-37"),
  rule("DF-78", "R-38"),
  rule("DF-79", "R-39"),
  rule("DF-80", "R-40"),
  rule("DF-81", "R-41"),
  rule("DF-82", "R-42"),
];
