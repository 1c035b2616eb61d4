import type { Problem } from "../../../../core/game.ts";
import type { MoveRefusals } from "../../words/move/phrases.ts";
import type { Span } from "./read.ts";

/** A refusal in the making: near answers are added by `parseMove`. */
export function breach<Code extends keyof MoveRefusals>(
  code: Code,
  rule: string,
  values: MoveRefusals[Code],
  token?: Span,
): Problem {
  if (!token) return { code, rule, values };
  return { code, rule, values, token: { start: token.start, end: token.end } };
}
