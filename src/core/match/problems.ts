import type { Problem, PromptId } from "../game.ts";
import { MAX_PROBLEMS } from "../limits.ts";

/** A problem and the prompt whose answer has it; null when it belongs to no prompt. */
export interface AnswerProblem extends Problem {
  readonly prompt: PromptId | null;
}

/** The first problems of a list, and after them one that tells how many more there are. */
export function capped(problems: readonly AnswerProblem[]): readonly AnswerProblem[] {
  const more = problems.length - MAX_PROBLEMS;
  if (more <= 0) return problems;
  return [...problems.slice(0, MAX_PROBLEMS), { prompt: null, code: "more-problems", values: { more } }];
}
