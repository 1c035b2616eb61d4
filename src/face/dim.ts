import type { Text } from "./text.ts";

/** Something in hand that may not be used now, as the referee would refuse it. */
export interface Dim {
  /** What it is on the table: the id of a card or a counter. */
  readonly on: string;
  /** Why not, in a sentence. */
  readonly why: Text;
  /** The number of the rule. */
  readonly rule?: string;
}
