/** Parts of the rules, in the order in which they are read. */
export const PARTS = [
  "components",
  "weather",
  "squadrons",
  "map",
  "calendar",
  "deck",
  "turn",
  "hidden",
  "intercepts",
  "dogfights",
  "bombing",
  "fuel",
  "facilities",
  "wings",
  "luftflotte-5",
  "pool",
  "victory",
  "rulings",
  "house",
] as const;
type Part = (typeof PARTS)[number];

/**
 * One line of the rule ledger: the number by which refusals, code and tests cite it. `BB-71` is a rule, `BB-R38` a ruling
 * on the source, `BB-H2` our own where both are silent.
 */
export interface LedgerRule {
  readonly id: `BB-${string}`;
  readonly part: Part;
}

/** Lines of one part. */
export function partOf<Id extends LedgerRule["id"]>(part: Part, ids: readonly Id[]) {
  return ids.map((id) => ({ id, part }));
}
