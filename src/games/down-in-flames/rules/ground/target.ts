import { targetOf as targetNamed } from "../../data/tables.ts";
import type { GroundTarget } from "../../data/target.ts";
import { tablesOf } from "../state/pieces.ts";
import type { Board } from "../state/state.ts";

/** What a mission attacks. */
export function targetOf({ setup }: Pick<Board, "setup">): GroundTarget | undefined {
  const { mission } = setup;
  return mission ? targetNamed(tablesOf(setup), mission.target) : undefined;
}

const LEVELS = ["heavy", "moderate", "light"] as const;

/** DIF-B13: how badly a target is damaged by so many points; undefined for less than lightly. */
export function levelOfDamage({ damage }: GroundTarget, points: number): (typeof LEVELS)[number] | undefined {
  return LEVELS.find((level) => points >= damage[level]);
}
