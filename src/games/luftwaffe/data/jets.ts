import { quarterOf } from "./calendar.ts";
import type { Quarter } from "./tables.ts";

/** LW-L1: the printed rows of the jet table in the order of their dates, or as their labels stand. */
export const JET_TABLES = ["ruled", "literal"] as const;
export type JetTable = (typeof JET_TABLES)[number];

const RULED: readonly number[] = [1, 2, 3, 4, 5, 6];
const LITERAL: readonly number[] = [1, 3, 4, 2, 5, 6];
const FIRST = quarterOf("1944-01");

/** Section 5.4: the highest die at which jets are passed in a quarter; 0 never, 6 without a die. */
export function jetsPassOn(quarter: Quarter, table: JetTable): number {
  return (table === "literal" ? LITERAL : RULED)[quarter - FIRST] ?? 0;
}

/** LW-96: Me 262s at most beyond those of the order of battle. */
export const MOST_SUBSTITUTIONS = 6;
