import type { Problem } from "../../core/game.ts";
import { numberOf } from "../figures.ts";

/** A figure that is none is told as it was typed, in the field that shows it. */
export function asTyped(problem: Problem, text: string | undefined): Problem {
  const word = text?.trim();
  if (word === undefined || !Number.isNaN(numberOf(word))) return problem;
  return { ...problem, values: { ...problem.values, found: word === "" ? "–" : word } };
}
