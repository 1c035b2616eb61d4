import type { DEGREES } from "../../data/target.ts";
import type { SOURCES } from "../../rules/outcome/score.ts";
import type { Reserve } from "../../rules/state/resources.ts";

/** Why an Element is not in the fight: shot down, gone for good, broken off, or no part of the mission. */
export type Fate = "down" | "left" | "away" | Reserve;

/** What has befallen an aircraft and what it carries. */
export type MarkName = "damaged" | "cockpit" | "loaded" | "carried" | "spent" | "dry";

/** What victory points are for. */
export type Earned = (typeof SOURCES)[number];

/** How badly a target is damaged. */
export type Degree = (typeof DEGREES)[number];

/** Worth of a hit: the usual, with some weapons dry, for a card more, and the most hits that count of a card. */
export interface HitValues {
  readonly hitValue: number;
  readonly spent: number | null;
  readonly choice: number | null;
  readonly mostHits: number | null;
}

/** Where a Leader's ratings come from. */
export type Source = "card" | "ace" | "damage" | "load" | "cockpit" | "rockets";
