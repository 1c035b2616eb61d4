import type { Dice } from "./dice/dice.ts";
import type { Answers, GameEvent, Prompt, Resolved } from "./game.ts";

/** A state that holds what is still to be done, the next first: a stack of plain data. */
export interface WithAgenda<Task> {
  readonly agenda: readonly Task[];
}

/** How a game makes a state with another agenda. */
type Renew<State, Task> = (state: State, agenda: readonly Task[]) => State;

/** What a game does to the agenda of its state: responses, scrambles and fire in mid-move are put first, phases are skipped. */
export interface Agenda<State, Task> {
  /** The state with tasks put before everything else that is still to be done. */
  doFirst(state: State, tasks: readonly Task[]): State;
  /** The state without the `count` tasks that stand first. */
  withoutFirst(state: State, count?: number): State;
  /** The state without the tasks before the first that `fits`; unchanged where none fits. */
  skipTo(state: State, fits: (task: Task) => boolean): State;
}

/** The agenda of a game whose states are renewed by `renew`. */
export function agendaOf<State extends WithAgenda<Task>, Task>(
  renew: Renew<State, Task>,
): Agenda<State, Task> {
  const withoutFirst = (state: State, count = 1) =>
    count > 0 ? renew(state, state.agenda.slice(count)) : state;
  return {
    withoutFirst,
    doFirst: (state, tasks) => (tasks.length > 0 ? renew(state, tasks.concat(state.agenda)) : state),
    skipTo: (state, fits) => withoutFirst(state, state.agenda.findIndex(fits)),
  };
}

/** What the tasks of a game mean. A task has been taken off the agenda when it is answered or performed. */
export interface Steps<State, Task, Order> {
  /**
   * The questions of a task: none when nobody has to be asked as things stand, so that it is passed over; null for what
   * the game does by itself. Whether a task asks must not depend on what is hidden from a seat.
   */
  questions(state: State, task: Task): readonly Prompt[] | null;
  /** What the answers to a task's questions bring about. */
  answer(
    state: State,
    task: Task,
    prompts: readonly Prompt[],
    answers: Answers<Order>,
    dice: Dice,
  ): Resolved<State>;
  /** Does a task that asks nobody. */
  perform(state: State, task: Task, dice: Dice): Resolved<State>;
}

/** A game made of steps, as the contract of a game wants it. */
export interface Flow<State, Order> {
  /** Does what asks nobody until somebody has to be asked or nothing is left; `told` is what has happened before. */
  advance(state: State, told: readonly GameEvent[], dice: Dice): Resolved<State>;
  /** What the answers bring about, and everything after it that asks nobody. */
  resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State>;
  /** The open questions: those of the first task. */
  prompts(state: State): readonly Prompt[];
}

const NONE: readonly Prompt[] = [];
/** Steps in a row that ask nobody: no game has as many, so a game that takes them would never end. */
const MOST_STEPS = 100_000;

/** The flow of a game made of steps. */
export function flowOf<State extends WithAgenda<Task>, Task, Order>(
  { withoutFirst }: Agenda<State, Task>,
  steps: Steps<State, Task, Order>,
): Flow<State, Order> {
  /** The latest state that asks somebody: it is mostly the one whose questions are wanted next. */
  let latest: { readonly state: State; readonly prompts: readonly Prompt[] } | undefined;

  function asking(state: State, prompts: readonly Prompt[]): State {
    latest = { state, prompts };
    return state;
  }

  function prompts(state: State): readonly Prompt[] {
    if (latest?.state === state) return latest.prompts;
    const [task] = state.agenda;
    return task === undefined ? NONE : (steps.questions(state, task) ?? NONE);
  }

  function advance(state: State, told: readonly GameEvent[], dice: Dice): Resolved<State> {
    const events = [...told];
    let now = state;
    /** Tasks that would ask but find nobody to ask. */
    let moot = 0;
    for (let step = 0; step < MOST_STEPS; step++) {
      const task = now.agenda[moot];
      if (task === undefined) return { state: withoutFirst(now, moot), events };
      const questions = steps.questions(now, task);
      if (questions && questions.length > 0)
        return { state: asking(withoutFirst(now, moot), questions), events };
      moot += 1;
      if (questions) continue;
      const done = steps.perform(withoutFirst(now, moot), task, dice);
      now = done.state;
      if (done.events.length > 0) events.push(...done.events);
      moot = 0;
    }
    throw new Error("an agenda asks nobody and never ends");
  }

  return {
    advance,
    prompts,
    resolve(state, answers, dice) {
      const [task] = state.agenda;
      if (task === undefined) return { state, events: [] };
      const done = steps.answer(withoutFirst(state), task, prompts(state), answers, dice);
      return advance(done.state, done.events, dice);
    },
  };
}
