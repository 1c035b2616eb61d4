import type { Problem } from "../../../../core/game.ts";
import type { Span } from "../../../../core/orders/token.ts";
import type { Phrases } from "../../words/phrases.ts";

/** A refusal in the making: near answers are added by `parseMove`. */
export function breach<Code extends Extract<keyof Phrases, `move-${string}`>>(
  code: Code,
  rule: string,
  values: Phrases[Code],
  token?: Span,
): Problem {
  if (!token) return { code, rule, values };
  return { code, rule, values, token: { start: token.start, end: token.end } };
}
