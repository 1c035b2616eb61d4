import { campaign } from "./campaign/index.ts";
import { rulesWith } from "./rules.ts";
import { SCENARIOS } from "./scenarios.ts";
import { tables } from "./tables/part.ts";

/** The hex dogfight of the Great War whole: every scenario, the campaign, a player's own tables. */
export const greatWar = rulesWith({ scenarios: SCENARIOS, campaign, tables });
