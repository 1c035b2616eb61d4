import { type Dice, recordedDice, splitDice } from "../../../../core/dice/dice.ts";
import { seededDice } from "../../../../core/dice/random.ts";
import type { GameEvent } from "../../../../core/game.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { present } from "../../../../core/present.ts";
import { battleOfBritain } from "../../computer/game.ts";
import { type Face, faceOf } from "../../data/faces.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import { flow } from "../../rules/flow/flow.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import type { Geschwader, PoolState, State, Wing } from "../../rules/state/state.ts";
import type { Task } from "../../rules/state/task.ts";
import { firstState } from "../../rules/turn/first-state.ts";

/** An example: who is where, what is answered, and what the dice show. */
export interface Example {
  readonly turn?: number;
  readonly tasks: readonly Task[];
  readonly geschwader?: Partial<Geschwader> & Pick<Geschwader, "id" | "squadrons">;
  readonly wing?: Partial<Wing> & Pick<Wing, "id" | "squadrons">;
  readonly pools?: Readonly<Record<string, Partial<PoolState>>>;
  readonly state?: Partial<State>;
  readonly answers: readonly string[];
  /** Throws as they fall: whose dice, and what they show: `+ o -`. */
  readonly dice: readonly (readonly [Side, string])[];
}

/** The whole of a Tally Ho from the German move on. */
export const TALLY_HO: readonly Task[] = [
  { do: "german-move" },
  { do: "recall" },
  { do: "british-move" },
  { do: "battle" },
  { do: "dogfights" },
  { do: "bombing", settled: [] },
  { do: "reach-home" },
];

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The first face of a side's die that shows a symbol. */
function faceWith(side: Side, symbol: string): number {
  return DIE.find((face) => faceOf(side, face) === (symbol as Face)) ?? 1;
}

/** Listed dice; what nobody sees thrown comes from a seed. */
function diceFor({ dice }: Example): Dice {
  const faces = dice.flatMap(([side, symbols]) => symbols.split(" ").map((one) => faceWith(side, one)));
  return splitDice(recordedDice(faces), seededDice("book"));
}

function placed<One extends { readonly id: string }>(
  all: readonly One[],
  one?: Partial<One> & { id: string },
) {
  return all.map((each) => (each.id === one?.id ? { ...each, ...one } : each));
}

function stateOf({ turn = 2, tasks, geschwader, wing, pools = {}, state }: Example): State {
  const first = firstState(setupFrom({ turns: { from: turn, to: turn } }), seededDice("book"));
  const changed = Object.entries(pools).map(
    ([id, pool]) => [id, { ...present(first.pools[id]), ...pool }] as const,
  );
  return {
    ...first,
    turn,
    phase: 1,
    flying: true,
    markers: 5,
    geschwader: placed(first.geschwader, geschwader),
    wings: placed(first.wings, wing),
    pools: { ...first.pools, ...Object.fromEntries(changed) },
    ...state,
    agenda: tasks,
  };
}

/** What the answers to all that is asked now bring about; one answer for each question, in their order. */
function answered(state: State, answers: string[], dice: Dice) {
  const orders = new Map<string, Order>();
  for (const prompt of battleOfBritain.prompts(state)) {
    const seen = battleOfBritain.view(state, prompt.seat);
    const text = answers.shift() ?? "";
    const read = battleOfBritain.parse(text, prompt, seen, new Map());
    if (!read.ok) throw new Error(`${prompt.kind} is answered with "${text}"`);
    orders.set(prompt.id, read.value);
  }
  return battleOfBritain.resolve(state, orders, dice);
}

/** An example played by the referee. */
export function playedOut(example: Example): {
  readonly state: State;
  readonly events: readonly GameEvent[];
} {
  const dice = diceFor(example);
  const answers = [...example.answers];
  let { state, events } = flow.advance(stateOf(example), [], dice);
  while (answers.length > 0) {
    const step = answered(state, answers, dice);
    state = step.state;
    events = [...events, ...step.events];
  }
  return { state, events };
}

/** What happens in an example, event by event, in the words of the game. */
export function played(example: Example): readonly Phrase[] {
  return playedOut(example).events.map(({ key, values }) => ({ key, values }));
}

export const RAF = (symbols: string) => [BRITISH, symbols] as const;
export const LW = (symbols: string) => [GERMAN, symbols] as const;
