import type { Dice } from "../../../src/core/dice.ts";
import { answer, attack, move, part, settle } from "./battle.ts";
import { mayMove, seatOf } from "./prompts.ts";
import { type Given, isThere, type Order, type State, type Step, squadron, type Task } from "./state.ts";
import { choiceOf, perform } from "./turn.ts";

function choose(state: State, answers: Given): Step {
  const choices = Object.fromEntries(
    Object.keys(state.choices).map((seat) => {
      const order = answers.get(`${seat}-${choiceOf(state, seat)}`);
      return [seat, order && "square" in order ? order.square : null];
    }),
  );
  return { state: { ...state, choices }, events: [] };
}

/** What an answer to a task leads to; the task is no longer on the agenda. */
function answered(state: State, task: Task, answers: Given): Step {
  if (task.do === "choose") return choose(state, answers);
  const order = [...answers.values()][0] as Order;
  if (task.do === "attack") return attack(state, task, order);
  if (task.do === "answer") return answer(state, task, order);
  return order.kind === "move" ? move(state, order) : { state, events: [] };
}

function isEmpty({ hands }: State, seat: string): boolean {
  return hands[seat]?.length === 0;
}

/** Whether a task has a question. What it hangs on may be known to everybody. */
function asks(state: State, task: Task): boolean {
  switch (task.do) {
    case "choose":
      return true;
    case "move":
      return mayMove(state, task.seat);
    case "attack": {
      const [by, at] = [squadron(state, task.by), squadron(state, task.at)];
      return isThere(by) && isThere(at) && task.made < by.strength && !isEmpty(state, seatOf(state, by.id));
    }
    case "answer":
      return !isEmpty(state, task.seat);
    default:
      return false;
  }
}

function passed(state: State, task: Task, dice: Dice): Step {
  if (task.do === "answer") return settle(state, task);
  if (task.do === "part") return part(state, task);
  if (task.do === "attack" || task.do === "move" || task.do === "choose") return { state, events: [] };
  return perform(state, task, dice);
}

/** Does what asks nobody, until somebody is asked or the game is over. */
function onward(step: Step, dice: Dice): Step {
  let { state } = step;
  const events = [...step.events];
  for (;;) {
    const [task, ...agenda] = state.agenda;
    if (!task || asks(state, task)) return { state, events };
    const done = passed({ ...state, agenda }, task, dice);
    state = done.state;
    events.push(...done.events);
  }
}

export function resolve(state: State, answers: Given, dice: Dice): Step {
  const [task, ...agenda] = state.agenda;
  if (!task) return { state, events: [] };
  return onward(answered({ ...state, agenda }, task, answers), dice);
}
