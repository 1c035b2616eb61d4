import type { WholeConfig } from "./config.ts";
import { FIGHTERS } from "./scenarios/fighters.ts";

/** Our own scenarios, each a whole set-up. */
export const SCENARIOS = {
  ...FIGHTERS,
} as const satisfies Readonly<Record<string, WholeConfig>>;

export type ScenarioId = keyof typeof SCENARIOS;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
