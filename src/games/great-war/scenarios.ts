import type { WholeConfig } from "./config.ts";
import { BALLOON_BUSTING } from "./scenarios/balloons.ts";
import { CAMPAIGNS } from "./scenarios/bloody-april.ts";
import { BOMBERS } from "./scenarios/bombers.ts";
import { DUELS } from "./scenarios/duels.ts";
import { FIGHTERS } from "./scenarios/fighters.ts";
import { GROUND_ATTACK } from "./scenarios/ground-attack.ts";
import { TWO_SEATERS } from "./scenarios/two-seaters.ts";

/** Our own scenarios, each a whole set-up. */
export const SCENARIOS = {
  ...DUELS,
  ...FIGHTERS,
  ...TWO_SEATERS,
  ...GROUND_ATTACK,
  ...BOMBERS,
  ...BALLOON_BUSTING,
  ...CAMPAIGNS,
} as const satisfies Readonly<Record<string, WholeConfig>>;

export type ScenarioId = keyof typeof SCENARIOS;

export function isScenarioId(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}
