import type { Quality } from "../../data/quality.ts";

/** DIF-B21: what a side may bring into a mission, each once. */
export const RESOURCES = ["element", "flak", "veteran"] as const;
export type Resource = (typeof RESOURCES)[number];

/** What a side has brought into a mission, in the order of the missions. */
export interface Choice {
  /** `none` where nothing was left to choose; null while it is hidden from the viewer. */
  readonly resource: Resource | "none" | null;
  /** The Leader who became a Veteran; else empty, and null while it is hidden. */
  readonly id: string | null;
  /** Everybody knows it. */
  readonly shown: boolean;
}

type Both = readonly [allied: number, axis: number];

/** What came of a mission. */
export interface Flown {
  readonly points: Both;
  /** Aircraft that were shot down, bombers among them. */
  readonly lost: Both;
  /** Points scored on the target. */
  readonly ground: number;
  /** Game turns that were begun. */
  readonly turns: number;
}

/** DIF-B21: three missions with the same forces. Lists of Leaders are by the places of their Elements. */
export interface Campaign {
  /** From 1. */
  readonly mission: number;
  /** Being flown: not between missions. */
  readonly flying: boolean;
  /** Victory points of the missions that are over. */
  readonly points: Both;
  readonly flown: readonly Flown[];
  readonly chosen: readonly [allied: readonly Choice[], axis: readonly Choice[]];
  /** Aircraft that each Leader has shot down in missions that are over. */
  readonly kills: readonly number[];
  /** In the mission in hand. */
  readonly shots: readonly number[];
  /** Leaders that each Element has lost. */
  readonly lost: readonly number[];
  /** The quality that everybody may infer from open knowledge; null where lots decided in secret. */
  readonly known: readonly (Quality | null)[];
}

/** Missions of a campaign. */
export const MISSIONS = 3;

/** Before a mission of a campaign takes off. */
export function awaitsMission({
  campaign,
  outcome,
}: {
  readonly campaign: Campaign | null;
  readonly outcome: unknown;
}): boolean {
  return campaign !== null && !campaign.flying && outcome === null;
}
