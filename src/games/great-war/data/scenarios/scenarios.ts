import { SCENARIOS as balloons } from "./balloons.ts";
import { SCENARIOS as bombers } from "./bombers.ts";
import { SCENARIOS as duels } from "./duels.ts";
import { SCENARIOS as fighters } from "./fighters.ts";
import { SCENARIOS as groundAttack } from "./ground-attack.ts";
import { SCENARIOS as twoSeaters } from "./two-seaters.ts";

/** The scenario that is a whole campaign. */
export const CAMPAIGN_ID = "bloody-april";

/** Our own battles, each a whole set-up. */
export const BATTLES = {
  ...duels,
  ...fighters,
  ...twoSeaters,
  ...groundAttack,
  ...bombers,
  ...balloons,
} as const;

export type ScenarioId = keyof typeof BATTLES | typeof CAMPAIGN_ID;
