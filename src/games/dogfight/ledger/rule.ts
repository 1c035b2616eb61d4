/** One line of the rule ledger: its number, and where it comes from; the book's catalogue has its words. */
export interface LedgerRule {
  readonly id: `DF-${number}`;
  /** Parts of the published rules (`seed: ...`), checks (`E5`) and rulings (`R-05`). */
  readonly cites: readonly string[];
}

export function rule<Id extends LedgerRule["id"]>(id: Id, ...cites: readonly string[]) {
  return { id, cites };
}
