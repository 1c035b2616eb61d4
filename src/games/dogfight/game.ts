import type { AppraisedGame } from "../../core/game.ts";
import { appraise } from "./appraise/index.ts";
import type { Config } from "./config/config.ts";
import { rules } from "./rules.ts";
import type { DogfightEvent } from "./state/events.ts";
import type { Order } from "./state/order.ts";
import type { State } from "./state/state.ts";
import type { View } from "./state/view.ts";

/** The plotted dogfight, after the game by Pete Jones in The Gauntlet no. 15, with what computer players aim at. */
export const dogfight: AppraisedGame<Config, State, View, Order, DogfightEvent> = { ...rules, appraise };
