import { flowOf } from "../../../../core/agenda.ts";
import type { Order } from "../grammar/order.ts";
import { AGENDA } from "../state/change.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { answered } from "./answered.ts";
import { perform } from "./perform.ts";
import { prompts } from "./prompts.ts";

export const flow = flowOf<State, Task, Order>(AGENDA, { questions: prompts, answer: answered, perform });
