import type { AnswerProblem } from "./answers.ts";
import { MAX_PROBLEMS } from "./limits.ts";

/** The first problems of a list, and after them one that tells how many more there are. */
export function capped(problems: readonly AnswerProblem[]): readonly AnswerProblem[] {
  const more = problems.length - MAX_PROBLEMS;
  if (more <= 0) return problems;
  return [...problems.slice(0, MAX_PROBLEMS), { prompt: null, code: "more-problems", values: { more } }];
}
