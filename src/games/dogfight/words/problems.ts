import type { Problem } from "../../../core/game.ts";
import type { Phrases } from "./phrases.ts";

/** A stretch of the text as it was typed: offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The codes of refusals. */
export type RefusalCode = Exclude<
  Extract<keyof Phrases, `E${number}` | `${"config" | "fire"}-${string}`>,
  "fire-done" | "fire-ends"
>;

/** A problem, its values checked against its code. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  values: Phrases[Code],
  more: {
    readonly rule?: string;
    readonly token?: Span | undefined;
    readonly near?: readonly string[];
  } = {},
): Problem {
  const { rule, token, near } = more;
  return {
    code,
    values,
    ...(rule !== undefined && { rule }),
    ...(token && { token: { start: token.start, end: token.end } }),
    ...(near && { near }),
  };
}
