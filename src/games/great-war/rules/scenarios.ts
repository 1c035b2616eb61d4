import type { Config, WholeConfig } from "../data/config/config.ts";
import { BATTLES, CAMPAIGN_ID, type ScenarioId } from "../data/scenarios/scenarios.ts";
import { firstMission } from "./campaign/first-mission.ts";
import { FIRST_EDITION } from "./setup/first-edition.ts";
import { wholeConfig } from "./setup/whole-config.ts";

/** Our own scenarios, each a whole set-up: the battles, and of the campaign its first mission, for whoever wants that alone. */
export const SCENARIOS = {
  ...BATTLES,
  [CAMPAIGN_ID]: firstMission(),
} satisfies Readonly<Record<ScenarioId, WholeConfig>>;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}

/** The whole of a set-up that has passed the check, whichever scenario it names. */
export function wholeOf(config: Config): WholeConfig {
  return wholeConfig(config, SCENARIOS, FIRST_EDITION) as WholeConfig;
}
