import { meta } from "../../meta/meta.ts";
import type { Config } from "../config.ts";
import { DUELS } from "./duels.ts";
import { MISSIONS } from "./missions.ts";

export type ScenarioId = (typeof meta)["scenarios"][number]["id"];
export const SCENARIO_IDS: readonly string[] = meta.scenarios.map(({ id }) => id);

/** Our own battles, each a whole set-up. */
export const SCENARIOS: Readonly<Record<ScenarioId, Config>> = { ...DUELS, ...MISSIONS };

export function isScenario(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
