import type { Objection } from "../../../../core/orders/refusal.ts";
import type { TextSpan } from "../../../../core/orders/token.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** What speaks against an answer, its figures checked against its code, and the stretch of the text that it is about. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  rule: string | undefined,
  values: ProblemPhrases[Code],
  token?: TextSpan,
): Objection {
  return {
    code,
    values,
    ...(rule !== undefined && { rule }),
    ...(token && { token: { start: token.start, end: token.end } }),
  };
}
