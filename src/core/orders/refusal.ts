import type { Problem } from "../game.ts";
import type { Values } from "../phrase.ts";
import type { TextSpan } from "./token.ts";

/** Why an answer is refused: a code, the rule it breaks, the figures of the sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly values: Values;
  /** Which of the words it is about, from 0, or `WHOLE`; left out: the first. */
  readonly word?: number;
}

/** The text as a whole, not one of its words. */
export const WHOLE = -1;
/** The answer is none to the question that is asked. */
export const OTHER = "other";
/** What a judge says of an answer: nothing when it is legal. */
export type Verdict = Refusal | undefined | typeof OTHER;

/** A refusal of a text as the kernel tells it: at the failing word, or the whole text, with the nearest legal answers. */
export function problemOf(
  { code, rule, values }: Refusal,
  text: string,
  token: TextSpan | undefined,
  near: readonly string[],
): Problem {
  const { start, end } = token ?? { start: 0, end: text.length };
  return { code, rule, values: { ...values, near }, token: { start, end }, near };
}

/** One of the things that speak against a text: with the stretch of it that it is about, or without where it is about no one word. */
export type Objection = Omit<Problem, "near">;
