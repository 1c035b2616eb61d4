/** Parts of the rules, in the order in which they are read. */
export const PARTS = [
  "levels",
  "facts",
  "values",
  "map",
  "forces",
  "quarter",
  "turn",
  "flight",
  "missions",
  "battles",
  "jets",
  "production",
  "fuel",
  "raf",
  "victory",
  "rulings",
  "house",
] as const;
type Part = (typeof PARTS)[number];

/**
 * One line of the rule ledger: the number by which refusals, code and tests cite it. `LW-71` is a rule, `LW-L26` a ruling
 * on the source, `LW-H5` our own where both are silent.
 */
interface LedgerRule {
  readonly id: `LW-${string}`;
  readonly part: Part;
}

/** Lines of one part. */
export function partOf<Id extends LedgerRule["id"]>(part: Part, ids: readonly Id[]) {
  return ids.map((id) => ({ id, part }));
}
