import type { Dice } from "../../../core/dice.ts";
import type { Answers, Prompt } from "../../../core/game.ts";
import { type Step, still } from "../ground/step.ts";
import type { Order } from "../order.ts";
import type { State } from "../state.ts";

/** The questions between two missions. */
export function campaignPrompts(_: State): readonly Prompt[] {
  return [];
}

/** What the answers between two missions bring about. */
export function answerCampaign(state: State, _answers: Answers<Order>, _dice: Dice): Step<State> {
  return still(state);
}
