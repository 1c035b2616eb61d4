import { type Refusal, type Verdict, WHOLE } from "../../../../core/orders/refusal.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** A refusal whose figures fit its code: answers are so long and short that none of their words alone is to blame. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  rule: string,
  values: ProblemPhrases[Code],
): Refusal {
  return { code, rule, values: values as unknown as Values, word: WHOLE };
}

/** The first verdict that refuses. */
export function firstVerdict(verdicts: Iterable<Verdict>): Verdict {
  for (const verdict of verdicts) if (verdict !== undefined) return verdict;
  return undefined;
}
