import type { Dice } from "../../../core/dice.ts";
import type { Answers, GameEvent, Resolved } from "../../../core/game.ts";
import type { Order } from "../order.ts";
import { promptsOf } from "../prompts.ts";
import type { State } from "../state.ts";
import { withoutFirst } from "./agenda.ts";
import { answer } from "./answer.ts";
import { perform } from "./perform.ts";

/** Does what asks nobody, until somebody is asked or the game is over. */
export function advance(state: State, events: readonly GameEvent[], dice: Dice): Resolved<State> {
  const told = [...events];
  let now = state;
  for (let [task] = now.agenda; task && promptsOf(now).length === 0; [task] = now.agenda) {
    const done = perform(withoutFirst(now), task, dice);
    now = done.board;
    told.push(...done.events);
  }
  return { state: now, events: told };
}

/** The next state: what the answers bring about, and everything after it that asks nobody. */
export function resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State> {
  const [task] = state.agenda;
  if (!task) return { state, events: [] };
  const { board, events } = answer(withoutFirst(state), task, promptsOf(state), answers, dice);
  return advance(board, events, dice);
}
