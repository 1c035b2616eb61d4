import { flowOf } from "../../../../core/agenda.ts";
import type { Order } from "../grammar/order.ts";
import { endedAtOnce } from "../outcome/finish.ts";
import { AGENDA } from "../state/changed.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { answered } from "./answered.ts";
import { perform } from "./perform.ts";
import { questions } from "./prompts.ts";

export const flow = flowOf<State, Task, Order>(AGENDA, {
  questions,
  answer: (state, task, _prompts, answers, dice) => endedAtOnce(state, answered(state, task, answers, dice)),
  perform: (state, task, dice) => endedAtOnce(state, perform(state, task, dice)),
});
