import { campaign } from "./campaign/index.ts";
import { written } from "./check/written.ts";
import { ground } from "./ground/ground.ts";
import { rulesWith } from "./rules.ts";
import { SCENARIOS } from "./scenarios.ts";

/** The hex dogfight of the Great War whole: every scenario, the campaign, a player's own tables. */
export const greatWar = rulesWith({ scenarios: SCENARIOS, ground, campaign, written });
