import { type QUARTERS, quarterOf } from "../../data/calendar.ts";
import type { Setup } from "./setup.ts";

/** What history's raids of the scenarios flew to, by the quarter of a single raid; ours from history. */
const FLOWN_TO: Readonly<Record<(typeof QUARTERS)[number], readonly string[]>> = {
  "1943-01": ["SHP-1"],
  "1943-04": ["AIR-1"],
  "1943-07": ["BBR-1", "AIR-13"],
  "1943-10": ["BBR-1"],
  "1944-01": ["AIR-12", "AIR-16", "AIR-13", "AIR-15"],
  "1944-04": ["OIL-1", "OIL-2", "OIL-3", "OIL-7"],
  "1944-07": ["AIR-12"],
  "1944-10": ["OIL-1"],
  "1945-01": ["ARM-4"],
  "1945-04": ["AIR-23"],
};

const BY_QUARTER: ReadonlyMap<number, readonly string[]> = new Map(
  Object.entries(FLOWN_TO).map(([month, ids]) => [quarterOf(month as keyof typeof FLOWN_TO), ids]),
);

/** The own targets of a single raid, with which suggestions begin; none of a campaign, or of somebody's own tables. */
export function raidTargets({ raid, from, tables }: Setup): readonly string[] {
  return raid && tables === undefined ? (BY_QUARTER.get(from) ?? []) : [];
}
