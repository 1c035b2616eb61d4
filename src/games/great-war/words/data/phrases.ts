import type { ConfigRefusals } from "../../data/problems.ts";

/** What set-ups and sets of tables tell: refusals, and the dice that hide guns. */
export type DataPhrases = ConfigRefusals & {
  readonly "throw.hide": { readonly kind: string };
};
