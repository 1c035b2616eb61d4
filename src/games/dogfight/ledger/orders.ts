import { rule } from "./rule.ts";

/** How orders are written and judged. */
export const ORDERS = [
  rule("DF-17", "grammar: item"),
  rule("DF-18", "grammar: spelling"),
  rule("DF-19", "grammar: speed"),
  rule("DF-20", "grammar: forward"),
  rule("DF-21", "grammar: mark"),
  rule("DF-22", "E1"),
  rule("DF-23", "E2"),
  rule("DF-24", "E3"),
  rule("DF-25", "E4"),
  rule("DF-26", "E5"),
  rule("DF-27", "E6"),
  rule("DF-28", "E7"),
  rule("DF-29", "E8"),
  rule("DF-30", "E9"),
  rule("DF-31", "grammar: refusals"),
];
