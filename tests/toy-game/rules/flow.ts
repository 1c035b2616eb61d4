import { flowOf } from "../../../src/core/agenda.ts";
import type { Dice } from "../../../src/core/dice/dice.ts";
import { agenda } from "./agenda.ts";
import { answer, attack, move, part, settle } from "./battle.ts";
import { battle, plan, shove } from "./bids.ts";
import { draw } from "./deck.ts";
import { questions } from "./prompts.ts";
import type { Given, Order, State, Step, Task } from "./state.ts";
import { bomb, choiceOf, nextTurn } from "./turn.ts";

/** Cards that a seat draws in a turn. */
const DRAWN = 2;

function choose(state: State, answers: Given): Step {
  const choices = Object.fromEntries(
    Object.keys(state.choices).map((seat) => {
      const order = answers.get(`${seat}-${choiceOf(state, seat)}`);
      return [seat, order && "square" in order ? order.square : null];
    }),
  );
  return { state: { ...state, choices }, events: [] };
}

/** What the answer to a task's question leads to. */
function answered(state: State, task: Task, answers: Given, dice: Dice): Step {
  if (task.do === "choose") return choose(state, answers);
  if (task.do === "plan") return plan(state.turn === 1 ? choose(state, answers).state : state, answers, dice);
  const order = [...answers.values()][0] as Order;
  if (task.do === "attack") return attack(state, task, order);
  if (task.do === "answer") return answer(state, task, order);
  if (task.do === "shove") return shove(state, order);
  if (task.do === "battle") return battle(state, order, dice);
  return order.kind === "move" ? move(state, order) : { state, events: [] };
}

/** Does what asks nobody. */
function perform(state: State, task: Task, dice: Dice): Step {
  switch (task.do) {
    case "answer":
      return settle(state, task);
    case "part":
      return part(state, task);
    case "bomb":
      return bomb(state);
    case "draw":
      return draw(state, task.seat, DRAWN, dice);
    case "turn":
      return nextTurn(state);
    default:
      return { state, events: [] };
  }
}

export const flow = flowOf<State, Task, Order>(agenda, {
  questions,
  answer: (state, task, _prompts, answers, dice) => answered(state, task, answers, dice),
  perform,
});
