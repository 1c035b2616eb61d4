import { itemAt } from "../../../core/item-at.ts";
import type { GROUPS } from "./tables.ts";

export const LAST_TURN = 11;
/** 1 Kanalkampf, 2 Adler Tag, 3 Blitz (BB-14). */
export type PhaseNumber = 1 | 2 | 3;

/** A rotation of one squadron, so many times (BB-60, BB-61): what the giving Group damages, what the other rebuilds. */
export interface Rotation {
  readonly from: (typeof GROUPS)[number];
  readonly to: (typeof GROUPS)[number];
  readonly gives: string;
  readonly gains: string;
  readonly times: number;
}

/** A reinforcement: a Hurricane squadron of a Group (BB-57). */
interface Reinforcement {
  readonly squadron: string;
  readonly group: (typeof GROUPS)[number];
  readonly ace?: true;
}

/** What the start of a turn brings (BB-45 to BB-55); dates are our own split of the phases. */
export interface TurnEntry {
  readonly phase: PhaseNumber;
  readonly from: string;
  readonly to: string;
  /** Historical weather (BB-22). */
  readonly flies: boolean;
  readonly withdrawn?: string;
  readonly reinforcements?: readonly Reinforcement[];
  readonly rotations?: readonly Rotation[];
  /** A new phase: a new deck, cities repaired. */
  readonly opens?: true;
}

function rotation(
  from: Rotation["from"],
  to: Rotation["to"],
  gives: string,
  times: number,
  gains = gives,
): Rotation {
  return { from, to, gives, gains, times };
}

/** BB-60. */
const FIRST_ROTATION: readonly Rotation[] = [
  rotation("11", "10", "Hurricane", 1),
  rotation("11", "10", "Blenheim", 1),
  rotation("12", "11", "Spitfire", 1),
  rotation("12", "11", "Hurricane", 1),
  rotation("13", "10", "Spitfire", 1),
  rotation("13", "11", "Spitfire", 1),
  rotation("13", "11", "Hurricane", 2),
];

/** BB-61: one of 13 Group's Hurricanes pays for a Spitfire. */
const SECOND_ROTATION: readonly Rotation[] = [
  rotation("12", "11", "Spitfire", 1),
  rotation("12", "11", "Hurricane", 2),
  rotation("13", "11", "Spitfire", 2),
  rotation("13", "11", "Hurricane", 1),
  rotation("13", "11", "Hurricane", 1, "Spitfire"),
];

/** The eleven turns, the first at 0. */
export const CALENDAR: readonly TurnEntry[] = [
  // BB-45.
  { phase: 1, from: "07-10", to: "07-16", flies: false, opens: true },
  // BB-46.
  { phase: 1, from: "07-17", to: "07-23", flies: true },
  // BB-47.
  { phase: 1, from: "07-24", to: "07-31", flies: true },
  // BB-48.
  { phase: 1, from: "08-01", to: "08-07", flies: false },
  // BB-49.
  {
    phase: 2,
    from: "08-08",
    to: "08-14",
    flies: true,
    opens: true,
    withdrawn: "Defiant",
    rotations: FIRST_ROTATION,
  },
  // BB-50.
  {
    phase: 2,
    from: "08-15",
    to: "08-21",
    flies: true,
    reinforcements: [{ squadron: "310", group: "12" }],
  },
  // BB-51.
  {
    phase: 2,
    from: "08-22",
    to: "08-29",
    flies: false,
    withdrawn: "Ju87",
    reinforcements: [
      { squadron: "1 RCAF", group: "11" },
      { squadron: "302", group: "12" },
    ],
  },
  // BB-52.
  {
    phase: 2,
    from: "08-30",
    to: "09-06",
    flies: true,
    reinforcements: [{ squadron: "303", group: "11", ace: true }],
  },
  // BB-53.
  { phase: 3, from: "09-07", to: "09-12", flies: true, opens: true, rotations: SECOND_ROTATION },
  // BB-54.
  { phase: 3, from: "09-13", to: "09-18", flies: false },
  // BB-55.
  { phase: 3, from: "09-19", to: "09-24", flies: true },
];

/** The line of a turn from 1 to 11. */
export function entryOf(turn: number): TurnEntry {
  return itemAt(CALENDAR, Math.min(LAST_TURN, Math.max(1, turn)) - 1);
}

/** BB-128, BB-53: from this turn on there are Big Wings, LF2 grows, and 12 Group helps 11 Group (BB-101). */
export const LATE_TURN = 9;

/** BB-64: which cards a phase removes. */
export interface Removal {
  readonly london: boolean;
  readonly cities: number;
  readonly airfields: number;
  readonly radar: number;
  readonly named: readonly string[];
  /** Cards among which London is shuffled, on top of the deck. */
  readonly top: number;
}

/** BB-64, by phase. */
export const REMOVALS: Readonly<Record<PhaseNumber, Removal>> = {
  1: {
    london: true,
    cities: 13,
    airfields: 0,
    radar: 0,
    named: ["Catterick", "Ringway", "Wittering"],
    top: 0,
  },
  2: { london: true, cities: 13, airfields: 0, radar: 6, named: [], top: 0 },
  3: { london: false, cities: 0, airfields: 6, radar: 6, named: [], top: 10 },
};
