import type { AppraisedGame } from "../../../core/game.ts";
import type { Config } from "../data/config/config.ts";
import { campaign } from "../rules/campaign/index.ts";
import { written } from "../rules/check/written.ts";
import { pointsLeft } from "../rules/flow/earning.ts";
import type { Order } from "../rules/grammar/order.ts";
import { ground } from "../rules/ground/ground.ts";
import { rulesWith } from "../rules/rules.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { FIRST_EDITION } from "../rules/setup/first-edition.ts";
import type { State } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { appraise } from "./appraise/appraise.ts";
import { contact } from "./appraise/contact.ts";

/** The hex dogfight of the Great War whole: every scenario, the campaign, a player's own tables, and what computer players aim at. */
export const greatWar: AppraisedGame<Config, State, View, Order> = {
  ...rulesWith({ scenarios: SCENARIOS, first: FIRST_EDITION, ground, pointsLeft, campaign, written }),
  appraise,
  contact,
};
