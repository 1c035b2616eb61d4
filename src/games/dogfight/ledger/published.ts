import { rule } from "./rule.ts";

/** The rules of the published game. */
export const PUBLISHED = [
  rule("DF-1", "seed: Aircraft"),
  rule("DF-2", "seed: Turn Sequence"),
  rule("DF-3", "seed: Acceleration"),
  rule("DF-4", "seed: Moving an aircraft"),
  rule("DF-5", "seed: Turning"),
  rule("DF-6", "seed: Turning"),
  rule("DF-7", "seed: Moving an aircraft"),
  rule("DF-8", "seed: Moving an aircraft"),
  rule("DF-9", "seed: Aircraft Movement Orders"),
  rule("DF-10", "seed: Aircraft Movement Orders"),
  rule("DF-11", "seed: Combat"),
  rule("DF-12", "seed: Firing arcs"),
  rule("DF-13", "seed: Range"),
  rule("DF-14", "seed: To-Hit Roll"),
  rule("DF-15", "seed: Damage"),
  rule("DF-16", "seed: Destruction"),
];
