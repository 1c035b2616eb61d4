import type { AppraisedGame } from "../../core/game.ts";
import { appraise, contact } from "./appraise/appraise.ts";
import type { Order } from "./grammar/order.ts";
import { rules } from "./rules.ts";
import type { Config } from "./setup/config.ts";
import type { State } from "./state/state.ts";
import type { View } from "./view.ts";

/** The card dogfight with what computer players aim at. */
export const downInFlames: AppraisedGame<Config, State, View, Order> = { ...rules, appraise, contact };
