export type MissionKind = "bombing" | "road-photo" | "trench-photo" | "spotting";

/**
 * What the Allies fly in the week from 9 to 15 April 1917, two missions a day: 4 bombing, 4 photographs of roads, 2 of
 * trenches, 4 spotting (F10). B-65: in this order, which both sides know.
 */
const WEEK: readonly MissionKind[] = [
  "bombing",
  "spotting",
  "road-photo",
  "bombing",
  "spotting",
  "road-photo",
  "trench-photo",
  "bombing",
  "road-photo",
  "spotting",
  "bombing",
  "trench-photo",
  "spotting",
  "road-photo",
];

export const MISSIONS = WEEK.length;
const FIRST_DAY = 9;
const A_DAY = 2;

/** What a mission is, by its number from 1. */
export function kindOf(mission: number): MissionKind {
  return WEEK[mission - 1] ?? "bombing";
}

/** Its day in April. */
export function dayOf(mission: number): number {
  return FIRST_DAY + Math.floor((mission - 1) / A_DAY);
}

/** Whether it is the last of its day. */
export function isEvening(mission: number): boolean {
  return mission % A_DAY === 0;
}

/** `1917-04-09`. */
export function dateOf(mission: number): string {
  return `1917-04-${String(dayOf(mission)).padStart(2, "0")}`;
}
