import type { Text } from "./text.ts";

/** Something that goes on for a while in a match: the exchange over an attack, a phase. */
export interface AnswerSpan {
  /** The same as long as it goes on, and never again in the match. */
  readonly id: string;
  /** How long what stands for it holds: "for the rest of this exchange". */
  readonly rest: Text;
}
