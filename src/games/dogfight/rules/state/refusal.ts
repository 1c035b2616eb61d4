import type { Objection } from "../../../../core/orders/refusal.ts";
import type { Span } from "../../../../core/orders/token.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** What speaks against an order, its values checked against its code. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  values: ProblemPhrases[Code],
  { rule, token }: { readonly rule: string; readonly token?: Span },
): Objection {
  return { code, values, rule, ...(token && { token: { start: token.start, end: token.end } }) };
}
