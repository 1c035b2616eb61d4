import type { Dice } from "../../../core/dice.ts";
import type { Answers, GameEvent, Resolved } from "../../../core/game.ts";
import type { Order } from "../order.ts";
import { asks, promptsOf, questionsOf } from "../prompts.ts";
import type { State } from "../state.ts";
import { withoutFirst } from "./agenda.ts";
import { answer } from "./answer.ts";
import { perform } from "./perform.ts";

/** How many tasks, from the first on, would ask but find nobody to ask. */
function mootTasks(state: State): number {
  const next = state.agenda.findIndex((task) => !asks(task) || questionsOf(state, task).length > 0);
  return next < 0 ? state.agenda.length : next;
}

/** Does what asks nobody, until somebody is asked or the game is over. */
export function advance(state: State, events: readonly GameEvent[], dice: Dice): Resolved<State> {
  const told = [...events];
  let now = state;
  for (;;) {
    const moot = mootTasks(now);
    const task = now.agenda[moot];
    if (!task || asks(task)) return { state: withoutFirst(now, moot), events: told };
    const done = perform(withoutFirst(now, moot + 1), task, dice);
    now = done.board;
    told.push(...done.events);
  }
}

/** The next state: what the answers bring about, and everything after it that asks nobody. */
export function resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State> {
  const [task] = state.agenda;
  if (!task) return { state, events: [] };
  const { board, events } = answer(withoutFirst(state), task, promptsOf(state), answers, dice);
  return advance(board, events, dice);
}
