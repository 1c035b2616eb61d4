import type { AppraisedGame } from "../../core/game.ts";
import { contact } from "./appraise/contact.ts";
import { appraise } from "./appraise/index.ts";
import { campaign } from "./campaign/index.ts";
import { written } from "./check/written.ts";
import { pointsLeft } from "./flow/earning.ts";
import { ground } from "./ground/ground.ts";
import { rulesWith } from "./rules.ts";
import { SCENARIOS } from "./scenarios.ts";
import type { Config } from "./setup/config.ts";
import { FIRST_EDITION } from "./setup/first-edition.ts";
import type { Order } from "./state/order.ts";
import type { State } from "./state/state.ts";
import type { View } from "./state/view.ts";

/** The hex dogfight of the Great War whole: every scenario, the campaign, a player's own tables, and what computer players aim at. */
export const greatWar: AppraisedGame<Config, State, View, Order> = {
  ...rulesWith({ scenarios: SCENARIOS, first: FIRST_EDITION, ground, pointsLeft, campaign, written }),
  appraise,
  contact,
};
