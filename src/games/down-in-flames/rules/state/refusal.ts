import type { Refusal } from "../../../../core/orders/refusal.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** A refusal whose figures fit its code. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  rule: string,
  values: Omit<ProblemPhrases[Code], "near" | "rule">,
): Refusal {
  return { code, rule, values: values as Values };
}
