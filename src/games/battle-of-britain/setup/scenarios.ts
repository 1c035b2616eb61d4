import type { Config } from "./config.ts";

/** BB-H1: shorter set-ups; their targets are our own, at the rate of the whole campaign. */
export const SCENARIOS = {
  campaign: {},
  kanalkampf: {
    turns: { from: 1, to: 4 },
    options: { weather: "historical", targets: 10, drawBelow: 2 },
  },
  adlertag: {
    turns: { from: 5, to: 5 },
    options: { weather: "clear", targets: 5, drawBelow: 1 },
  },
  september: {
    turns: { from: 10, to: 10 },
    options: { weather: "clear", targets: 5, drawBelow: 1 },
  },
  raid: {
    turns: { from: 9, to: 9 },
    formations: ["2A", "2B", "11A", "11B", "11C", "11D"],
    options: { weather: "clear", targets: 2, drawBelow: 1 },
  },
} as const satisfies Readonly<Record<string, Config>>;

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[];

export function isScenario(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
