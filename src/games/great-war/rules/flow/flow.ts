import { type Flow, flowOf, type Steps } from "../../../../core/agenda.ts";
import type { Resolved } from "../../../../core/game.ts";
import type { Order } from "../grammar/order.ts";
import { frontOnly } from "../ground/front-only.ts";
import type { CampaignPart, Parts } from "../parts.ts";
import type { State, Task } from "../state/state.ts";
import type { Aftermath } from "../state/step.ts";
import { AGENDA } from "./agenda.ts";
import { answer } from "./answer.ts";
import { perform } from "./perform.ts";
import { questionsOf } from "./prompts.ts";

type TurnSteps = Steps<State, Task, Order>;

function resolved({ board, events }: Aftermath): Resolved<State> {
  return { state: board, events };
}

/** A turn, task by task. */
function turnOver({ ground = frontOnly, pointsLeft }: Parts): TurnSteps {
  return {
    questions: (state, task) => questionsOf(state, task, ground),
    answer: (state, task, prompts, answers, dice) =>
      resolved(answer(state, task, { prompts, answers }, dice, ground)),
    perform: (state, task, dice) => resolved(perform(state, task, dice, ground, pointsLeft)),
  };
}

/** The same with what a campaign asks and does between its battles. */
function withCampaign(turn: TurnSteps, campaign: CampaignPart): TurnSteps {
  return {
    questions: (state, task) =>
      task.do === "campaign" ? campaign.prompts(state) : turn.questions(state, task),
    answer: (state, task, prompts, answers, dice) =>
      task.do === "campaign"
        ? resolved(campaign.takeOff(state, answers, dice))
        : turn.answer(state, task, prompts, answers, dice),
    perform(state, task, dice) {
      if (task.do === "mission") return resolved(campaign.callUp(state, dice));
      if (task.do === "turn" && state.campaign) return resolved(campaign.endTurn(state, dice));
      return turn.perform(state, task, dice);
    },
  };
}

/** The turn as a flow of its tasks. */
export function flowWith(parts: Parts): Flow<State, Order> {
  const { campaign } = parts;
  const turn = turnOver(parts);
  return flowOf(AGENDA, campaign ? withCampaign(turn, campaign) : turn);
}
