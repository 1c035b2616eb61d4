import type { Localised } from "../../../core/language.ts";

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

/** One line of the rule ledger: a rule in our own words, and the number by which refusals and tests cite it. */
export interface LedgerRule {
  readonly id: `GW-${number}`;
  /** `4.2a`, `D-07`, `A-33` or `B-12`. */
  readonly rule: string;
  readonly chapter: Chapter;
  readonly text: Localised;
}

/** Lines of one chapter; each has its number in the ledger, its rule and the sentence in both languages. */
export function chapterOf(
  chapter: Chapter,
  lines: readonly (readonly [number: number, rule: string, en: string, de: string])[],
): readonly LedgerRule[] {
  return lines.map(([number, rule, en, de]) => ({ id: `GW-${number}`, rule, chapter, text: { en, de } }));
}
