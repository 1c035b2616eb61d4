import type { Values } from "../../../../core/phrase.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** Why an answer is refused: a code, the rule it breaks, the figures of the sentence. */
export interface Refusal {
  readonly code: keyof ProblemPhrases;
  readonly rule: string;
  readonly values: Values;
}

/** A refusal whose figures fit its code. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  rule: string,
  values: Omit<ProblemPhrases[Code], "near" | "rule">,
): Refusal {
  return { code, rule, values: values as Values };
}

/** The answer is none to the question that is asked. */
export const OTHER = "other";
/** What a judge says of an answer: nothing when it is legal. */
export type Verdict = Refusal | undefined | typeof OTHER;
