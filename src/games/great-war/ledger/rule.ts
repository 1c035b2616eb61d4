/** Parts of the rules, in the order in which they are read. */
export const CHAPTERS = [
  "turn",
  "initiative",
  "balance",
  "tailing",
  "movement",
  "targets",
  "combat",
  "criticals",
  "types",
  "ground",
  "defaults",
  "rulings",
  "tables",
  "house",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** One line of the rule ledger: the number of a rule, by which refusals and tests cite it; the book has its words. */
export interface LedgerRule {
  readonly id: `GW-${number}`;
  /** `4.2a`, `D-07`, `A-33` or `B-12`. */
  readonly rule: string;
  readonly chapter: Chapter;
}

/** Lines of one chapter; each has its number in the ledger and its rule. */
export function chapterOf<Id extends LedgerRule["id"]>(
  chapter: Chapter,
  lines: readonly (readonly [id: Id, rule: string])[],
) {
  return lines.map(([id, rule]) => ({ id, rule, chapter }));
}
