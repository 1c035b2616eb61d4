import type { Dice } from "../../../../core/dice/dice.ts";
import type { Answers, Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { type Tending, tend } from "../end/index.ts";
import { declare, type FireTask, opensSwitch } from "../fire/index.ts";
import type {
  AceOrder,
  FireOrder,
  FirstOrder,
  MoveOrder,
  Order,
  TailOrder,
  TendOrder,
} from "../grammar/order.ts";
import { chosen, rollTails } from "../initiative/index.ts";
import type { GroundPart } from "../parts.ts";
import { rosterOf } from "../setup/roster.ts";
import { stateWith, withAircraft } from "../state/changed.ts";
import type { LineUp, State, Tail, Task } from "../state/state.ts";
import { type Aftermath, still } from "../state/step.ts";
import { doFirst } from "./agenda.ts";
import { afterMove, flyPlots, moveAircraft } from "./movement.ts";

/** An answer with the aircraft it is about. */
type About<One extends Order> = readonly [who: number, order: One];

function about<One extends Order>(
  { setup }: State,
  prompts: readonly Prompt[],
  answers: Answers<Order>,
): readonly About<One>[] {
  const { indexOf } = rosterOf(setup);
  return prompts.map(({ id, about: piece = id }) => [indexOf.get(piece) ?? 0, answers.get(id) as One]);
}

function attempts(orders: readonly About<TailOrder>[]): readonly Tail[] {
  return orders.flatMap(([tailer, { target }]) => (target === null ? [] : [{ tailer, target }]));
}

/** 4.4b, 4.4d: attempts are named by all at once, then rolled. */
function tail(state: State, orders: readonly About<TailOrder>[], dice: Dice): Aftermath {
  const { tails, events } = rollTails(state, attempts(orders), dice);
  return { board: stateWith(state, { tails }), events };
}

function nameFirst(state: State, { who }: FirstOrder, among: readonly number[]): Aftermath {
  const changed = chosen(state.lineUp as LineUp, state.tails, who, among);
  const id = state.setup.airframes[who]?.id ?? "";
  return { board: stateWith(state, changed), events: [{ key: "event.first", values: { id } }] };
}

/** 4.6f, B-23: whoever is attacked head-on by this declaration may switch; asked at once, and once only. */
function switches(before: State, after: State, attacker: number, who: number): readonly Task[] {
  return opensSwitch(before, after, attacker, who) ? [{ do: "switch", who, attacker }] : [];
}

function fire(state: State, task: FireTask, order: FireOrder): Aftermath {
  const { shots, events } = declare(state, task, order);
  const board = stateWith(state, { shots });
  if (order.target === null) return { board, events };
  return { board: doFirst(board, switches(state, board, task.who, order.target)), events };
}

function chooseAces(state: State, orders: readonly About<AceOrder>[]): State {
  return orders.reduce((now, [who, { text }]) => withAircraft(now, who, { choice: text }), state);
}

function tendings(orders: readonly About<TendOrder>[], prompts: readonly Prompt[]): readonly Tending[] {
  return orders.map(([who, order], place) => ({ who, man: manAsked(itemAt(prompts, place)), order }));
}

/** The man whom a prompt asks: `R1:2` is the second of the crew. */
export function manAsked({ id, about: piece = id }: Prompt): number {
  return id === piece ? 0 : Number(id.slice(piece.length + 1)) - 1;
}

/** Nobody but the alternating base game leaves out late declarations (4.6b). */
function moved(state: State, who: number): State {
  const { sequence } = state.setup.options;
  return sequence === "alternating" ? doFirst(state, [{ do: "declare", who }]) : afterMove(state, who);
}

function move(state: State, who: number, order: MoveOrder, dice: Dice, ground: GroundPart): Aftermath {
  const { board, events } = moveAircraft(state, who, order, dice, ground);
  return { board: board.aircraft[who]?.status === "flying" ? moved(board, who) : board, events };
}

function plots(state: State, orders: readonly About<MoveOrder>[], dice: Dice, ground: GroundPart): Aftermath {
  return flyPlots(
    stateWith(state, { phase: "movement" }),
    orders.toSorted(([, a], [, b]) => a.speed - b.speed),
    dice,
    ground,
  );
}

/** The questions of a task and what was answered. */
interface Answered {
  readonly prompts: readonly Prompt[];
  readonly answers: Answers<Order>;
}

/** What the answers to a task's questions bring about. */
export function answer(
  state: State,
  task: Task,
  { prompts, answers }: Answered,
  dice: Dice,
  ground: GroundPart,
): Aftermath {
  const only = answers.get(prompts[0]?.id ?? "");
  switch (task.do) {
    case "tail":
      return tail(state, about(state, prompts, answers), dice);
    case "first":
      return nameFirst(state, only as FirstOrder, task.among);
    case "move":
      return move(state, task.who, only as MoveOrder, dice, ground);
    case "plot":
      return plots(state, about(state, prompts, answers), dice, ground);
    case "declare":
    case "late":
    case "switch":
    case "gunner":
      return fire(state, task, only as FireOrder);
    case "ace":
    case "aces":
      return still(chooseAces(state, about(state, prompts, answers)));
    case "tend":
      return tend(state, tendings(about(state, prompts, answers), prompts), dice);
    default:
      return still(state);
  }
}
