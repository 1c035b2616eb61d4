import type { Dice } from "../../../core/dice.ts";
import type { Answers, GameEvent, Resolved } from "../../../core/game.ts";
import type { Order } from "../order.ts";
import { asking, promptsOf, questionsOf } from "../prompts.ts";
import type { State } from "../state.ts";
import { withoutFirst } from "./agenda.ts";
import { answer } from "./answer.ts";
import { perform } from "./perform.ts";

/** Does what asks nobody, until somebody is asked or the game is over. */
export function advance(state: State, events: readonly GameEvent[], dice: Dice): Resolved<State> {
  const told = [...events];
  let now = state;
  /** Tasks that would ask but find nobody to ask. */
  let moot = 0;
  for (;;) {
    const task = now.agenda[moot];
    if (!task) return { state: withoutFirst(now, moot), events: told };
    const prompts = questionsOf(now, task);
    if (prompts && prompts.length > 0)
      return { state: asking(withoutFirst(now, moot), prompts), events: told };
    moot += 1;
    if (prompts) continue;
    const done = perform(withoutFirst(now, moot), task, dice);
    now = done.board;
    if (done.events.length > 0) told.push(...done.events);
    moot = 0;
  }
}

/** The next state: what the answers bring about, and everything after it that asks nobody. */
export function resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State> {
  const [task] = state.agenda;
  if (!task) return { state, events: [] };
  const { board, events } = answer(withoutFirst(state), task, promptsOf(state), answers, dice);
  return advance(board, events, dice);
}
