import type { Zone } from "../../data/tables.ts";

/**
 * LW-103, LW-104, LW-105, LW-106, LW-107, LW-108: the least night-fighter factors of each step, and the highest die at
 * which the RAF succeeds.
 */
const STEPS: readonly (readonly [factors: number, die: number])[] = [
  [17, 1],
  [13, 2],
  [9, 3],
  [5, 4],
  [1, 5],
  [0, 6],
];

/** The highest die at which the RAF succeeds against so many night-fighter factors; 6 without a die. */
export function rafSucceedsOn(factors: number): number {
  return STEPS.find(([least]) => factors >= least)?.[1] ?? 6;
}

/** LW-35: whether the RAF may name a place. */
export function rafReaches(zone: Zone): boolean {
  return zone !== "X";
}
