import type { Problem } from "../../../../core/game.ts";
import type { ProblemPhrases } from "../../words/phrases.ts";

/** A stretch of the text as it was typed: offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A refusal of an order, its values checked against its code. */
export function refuse<Code extends keyof ProblemPhrases>(
  code: Code,
  values: ProblemPhrases[Code],
  more: {
    readonly rule: string;
    readonly token?: Span | undefined;
    readonly near?: readonly string[];
  },
): Problem {
  const { rule, token, near } = more;
  return {
    code,
    values,
    rule,
    ...(token && { token: { start: token.start, end: token.end } }),
    ...(near && { near }),
  };
}
