import type { Quarter } from "./tables.ts";

/** LW-11: the quarters, by the month in which they begin. */
export const QUARTERS = [
  "1943-01",
  "1943-04",
  "1943-07",
  "1943-10",
  "1944-01",
  "1944-04",
  "1944-07",
  "1944-10",
  "1945-01",
  "1945-04",
] as const;

export const LAST_QUARTER: Quarter = QUARTERS.length - 1;

/** The quarter that begins in a month, `1944-01`. */
export function quarterOf(month: (typeof QUARTERS)[number]): Quarter {
  return QUARTERS.indexOf(month);
}

/** LW-21: whether American fighters have drop tanks yet; at the lower levels they always have. */
export function hasTanks(quarter: Quarter): boolean {
  return quarter >= quarterOf("1944-01");
}

/** LW-56: turns of a raid. */
export const LAST_TURN = 20;
