import type { AppraisedGame } from "../../../core/game.ts";
import type { Config } from "../data/config.ts";
import type { Order } from "../rules/grammar/order.ts";
import { rules } from "../rules/rules.ts";
import type { State } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { appraise } from "./appraise.ts";
import { plan } from "./plan/plan.ts";

/** The campaign of the summer of 1940, with what computer players aim at. */
export const battleOfBritain: AppraisedGame<Config, State, View, Order> = { ...rules, appraise, plan };
