import { keysOf } from "../../../core/keys-of.ts";
import type { Config } from "./config.ts";

/** BB-136: successes that win, and how far below them a draw is possible. */
export interface Goal {
  readonly targets: number;
  readonly drawBelow: number;
}

/** BB-H1: by the book 28 targets in eleven turns, and as many a flying turn in shorter set-ups. */
export const BOOK = {
  campaign: { targets: 28, drawBelow: 7 },
  kanalkampf: { targets: 10, drawBelow: 2 },
  adlertag: { targets: 5, drawBelow: 1 },
  september: { targets: 5, drawBelow: 1 },
  raid: { targets: 2, drawBelow: 1 },
} as const satisfies Readonly<Record<string, Goal>>;

/** BB-136, BB-H1: as many as make two pilots even, by the games of scripts/balance. */
export const EVEN: Readonly<Record<keyof typeof BOOK, Goal>> = {
  campaign: { targets: 19, drawBelow: 5 },
  kanalkampf: { targets: 10, drawBelow: 2 },
  adlertag: { targets: 5, drawBelow: 1 },
  september: { targets: 5, drawBelow: 1 },
  raid: { targets: 2, drawBelow: 1 },
};

/** BB-H1: shorter set-ups, and who they are for; each begins with the even goal. */
export const SCENARIOS = {
  campaign: {
    options: EVEN.campaign,
  },
  kanalkampf: {
    turns: { from: 1, to: 4 },
    options: { weather: "historical", ...EVEN.kanalkampf },
  },
  adlertag: {
    turns: { from: 5, to: 5 },
    options: { weather: "clear", ...EVEN.adlertag },
  },
  september: {
    turns: { from: 10, to: 10 },
    options: { weather: "clear", ...EVEN.september },
  },
  raid: {
    turns: { from: 9, to: 9 },
    formations: ["2A", "2B", "11A", "11B", "11C", "11D"],
    options: { weather: "clear", ...EVEN.raid },
  },
} as const satisfies Readonly<Record<string, Config>>;

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = keysOf(SCENARIOS);

export function isScenario(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
