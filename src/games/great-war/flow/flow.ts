import { type Flow, flowOf } from "../../../core/agenda.ts";
import type { Resolved } from "../../../core/game.ts";
import type { Step } from "../ground/step.ts";
import type { Order } from "../order.ts";
import { questionsOf } from "../prompts.ts";
import type { State } from "../state.ts";
import { AGENDA } from "./agenda.ts";
import { answer } from "./answer.ts";
import { perform } from "./perform.ts";

function resolved({ board, events }: Step): Resolved<State> {
  return { state: board, events };
}

/** The turn as a flow of its tasks. */
export const FLOW: Flow<State, Order> = flowOf(AGENDA, {
  questions: questionsOf,
  answer: (state, task, prompts, answers, dice) => resolved(answer(state, task, prompts, answers, dice)),
  perform: (state, task, dice) => resolved(perform(state, task, dice)),
});
