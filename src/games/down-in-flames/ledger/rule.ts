/** Parts of the rules, in the order in which they are read. */
export const PARTS = [
  "altitude",
  "fire",
  "bombers",
  "damage",
  "d12",
  "rockets",
  "hands",
  "pilots",
  "types",
  "rulings",
  "base",
  "house",
] as const;
type Part = (typeof PARTS)[number];

/**
 * One line of the rule ledger: the number by which refusals, code and tests cite it; the book has its words. `DIF-2.1` is a
 * paragraph of the supplement, `DIF-R37` a ruling on it, `DIF-B6` one that stands in for the base game, `DIF-H1` our own.
 */
export interface LedgerRule {
  readonly id: `DIF-${string}`;
  readonly part: Part;
}

/** Lines of one part. */
export function partOf<Id extends LedgerRule["id"]>(part: Part, ids: readonly Id[]) {
  return ids.map((id) => ({ id, part }));
}
