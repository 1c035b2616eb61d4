import type { DiceSetting } from "../../../core/file/schema.ts";

/** Where a match's dice come from, as the form has it. */
export interface DiceChoice {
  readonly from: "secure" | "typed" | "seeded";
  readonly seed: string;
}

/** Longest text for seeded dice, in characters. */
export const MAX_SEED_LENGTH = 1000;

/** What is wrong with a choice of dice; undefined when it will do. */
export function diceProblem({ from, seed }: DiceChoice): "missing" | "long" | undefined {
  if (from !== "seeded") return undefined;
  if (seed.trim() === "") return "missing";
  return seed.length > MAX_SEED_LENGTH ? "long" : undefined;
}

/** The dice setting of a match file; undefined stands for secure random. */
export function diceSetting({ from, seed }: DiceChoice): DiceSetting | undefined {
  if (from === "typed") return { typed: true };
  return from === "seeded" ? { seed: seed.trim() } : undefined;
}
