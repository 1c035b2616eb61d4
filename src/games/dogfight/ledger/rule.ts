import type { Localised } from "../../../core/language.ts";

/** One line of the rule ledger: a rule in our own words, and where it comes from. */
export interface LedgerRule {
  readonly id: `DF-${number}`;
  /** Parts of the published rules (`seed: ...`), checks (`E5`) and rulings (`R-05`). */
  readonly cites: readonly string[];
  readonly text: Localised;
}

export function rule(id: LedgerRule["id"], cites: readonly string[], en: string, de: string): LedgerRule {
  return { id, cites, text: { en, de } };
}
