import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, GameEvent, Prompt, SeatId } from "../../src/core/game.ts";
import { OPPONENTS } from "../../src/opponents/index.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";

/** How a campaign went: its last state, what was told in each of its steps, the processor time that it took. */
export interface Played<State> {
  readonly state: State;
  readonly told: readonly Told<State>[];
  readonly seconds: number;
}

/** Events and the state before them. */
interface Told<State> {
  readonly before: State;
  readonly events: readonly GameEvent[];
}

export async function player(id: string): Promise<Opponent> {
  const entry = OPPONENTS.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no computer player ${id}`);
  return entry.load();
}

/** What the players answer, as orders. */
function answersTo(
  game: AnyAppraisedGame,
  config: unknown,
  state: unknown,
  prompts: readonly Prompt[],
  playerOf: (seat: SeatId) => Opponent,
  choices: Dice,
): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const seat of new Set(prompts.map((prompt) => prompt.seat))) {
    const asked = prompts.filter((prompt) => prompt.seat === seat);
    const view = game.view(state, seat);
    const request = { game, seats: game.seats(config), view, prompts: asked };
    const { answers: texts } = playerOf(seat).answer(request, playerOf(seat), choices);
    const own = new Map<string, unknown>();
    for (const prompt of asked) {
      const order = game.parse(texts.get(prompt.id) ?? "", prompt, view, own);
      if (!order.ok) throw new Error(`a computer player was refused: ${JSON.stringify(order.error)}`);
      own.set(prompt.id, order.value);
      answers.set(prompt.id, order.value);
    }
  }
  return answers;
}

/** Plays a set-up to its end, computer against computer; `seed` fixes dice and choices. */
export function play<State>(
  game: AnyAppraisedGame,
  config: unknown,
  playerOf: (seat: SeatId) => Opponent,
  seed: string,
): Played<State> {
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  const told: Told<State>[] = [];
  const started = process.cpuUsage();
  let { state } = game.setup(config, dice);
  for (;;) {
    const prompts = game.prompts(state);
    if (prompts.length === 0) break;
    const next = game.resolve(state, answersTo(game, config, state, prompts, playerOf, choices), dice);
    if (next.events.length > 0) told.push({ before: state as State, events: next.events });
    state = next.state;
  }
  const { user, system } = process.cpuUsage(started);
  return { state: state as State, told, seconds: (user + system) / 1e6 };
}

/** The mean of a figure over some campaigns. */
export function mean<One>(all: readonly One[], of: (one: One) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0) / all.length;
}

/** The line that tells of processor time. */
export function times(all: readonly Played<unknown>[]): string {
  const most = Math.max(...all.map(({ seconds }) => seconds));
  return `processor seconds a campaign: mean ${mean(all, ({ seconds }) => seconds).toFixed(2)}, most ${most.toFixed(2)}`;
}

/** The normal deviate of 95 in 100. */
const DEVIATE = 1.96;

/** Wins in 100 games and the interval in which they are in 95 cases of 100 (Wilson's). */
export function interval(wins: number, games: number): string {
  const share = wins / games;
  const square = DEVIATE * DEVIATE;
  const middle = share + square / (2 * games);
  const half = DEVIATE * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games));
  const [low, high] = [middle - half, middle + half].map((end) => (100 * end) / (1 + square / games));
  return `${(100 * share).toFixed(1)} in 100 (95 %: ${low?.toFixed(0)} to ${high?.toFixed(0)})`;
}
