import type { AppraisedGame } from "../../core/game.ts";
import { appraise, contact } from "./appraise/appraise.ts";
import type { Order } from "./grammar/order.ts";
import { likely } from "./likely/likely.ts";
import { reason } from "./likely/reason.ts";
import { seasoned } from "./likely/seasoned.ts";
import { plan } from "./plan/plan.ts";
import { rules } from "./rules.ts";
import { check } from "./setup/check.ts";
import type { Config } from "./setup/config.ts";
import type { State } from "./state/state.ts";
import { checkTables } from "./tables/check.ts";
import type { View } from "./view.ts";

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
