import type { AppraisedGame } from "../../../core/game.ts";
import { checkTables } from "../data/check-tables.ts";
import type { Config } from "../data/config.ts";
import type { Order } from "../rules/grammar/order.ts";
import { rules } from "../rules/rules.ts";
import { check } from "../rules/setup/check.ts";
import type { State } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { appraise, contact } from "./appraise/appraise.ts";
import { likely } from "./likely/likely.ts";
import { reason } from "./likely/reason.ts";
import { seasoned } from "./likely/seasoned.ts";
import { plan } from "./plan/plan.ts";

/** The card dogfight whole: a player's own tables, and what computer players aim at. */
export const downInFlames: AppraisedGame<Config, State, View, Order> = {
  ...rules,
  check: (given) => check(given, checkTables),
  appraise,
  contact,
  likely,
  seasoned,
  plan,
  reason,
};
