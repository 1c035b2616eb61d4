import type { Objection } from "../../../../core/orders/refusal.ts";
import type { Span } from "../../../../core/orders/token.ts";
import type { Phrases } from "../../words/phrases.ts";

/** What speaks against a move, its values checked against its code. */
export function breach<Code extends Extract<keyof Phrases, `move-${string}`>>(
  code: Code,
  rule: string,
  values: Phrases[Code],
  token?: Span,
): Objection {
  if (!token) return { code, rule, values };
  return { code, rule, values, token: { start: token.start, end: token.end } };
}
