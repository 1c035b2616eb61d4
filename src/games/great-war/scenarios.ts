import { SCENARIOS as balloons } from "./scenarios/balloons.ts";
import { SCENARIOS as campaigns } from "./scenarios/bloody-april.ts";
import { SCENARIOS as bombers } from "./scenarios/bombers.ts";
import { SCENARIOS as duels } from "./scenarios/duels.ts";
import { SCENARIOS as fighters } from "./scenarios/fighters.ts";
import { SCENARIOS as groundAttack } from "./scenarios/ground-attack.ts";
import { SCENARIOS as twoSeaters } from "./scenarios/two-seaters.ts";
import type { Config, WholeConfig } from "./setup/config.ts";
import { FIRST_EDITION } from "./setup/first-edition.ts";
import { wholeConfig } from "./setup/whole-config.ts";

/** Our own scenarios, each a whole set-up. */
export const SCENARIOS = {
  ...duels,
  ...fighters,
  ...twoSeaters,
  ...groundAttack,
  ...bombers,
  ...balloons,
  ...campaigns,
} as const satisfies Readonly<Record<string, WholeConfig>>;

export type ScenarioId = keyof typeof SCENARIOS;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}

/** The whole of a set-up that has passed the check, whichever scenario it names. */
export function wholeOf(config: Config): WholeConfig {
  return wholeConfig(config, SCENARIOS, FIRST_EDITION) as WholeConfig;
}
