import type { AppraisedGame } from "../../../core/game.ts";
import type { Config } from "../data/config.ts";
import type { Order } from "../rules/grammar/order.ts";
import { rules } from "../rules/rules.ts";
import type { State } from "../rules/state/state.ts";
import type { DogfightEvent } from "../rules/state/tell.ts";
import type { View } from "../rules/view/view.ts";
import { appraise } from "./appraise/appraise.ts";

/** The plotted dogfight, after the game by Pete Jones in The Gauntlet no. 15, with what computer players aim at. */
export const dogfight: AppraisedGame<Config, State, View, Order, DogfightEvent> = { ...rules, appraise };
