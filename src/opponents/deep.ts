import type { Dice } from "../core/dice.ts";
import type { AnyGame, PromptId, SeatId } from "../core/game.ts";
import { company } from "./company.ts";
import { type Breadth, type Desk, type Round, roundIn } from "./desk.ts";
import { luckOf } from "./luck.ts";
import { search } from "./matrix.ts";
import type { Meter } from "./meter.ts";
import { pick } from "./mix.ts";
import { matrixOfPair, type Pair, type Worth } from "./node.ts";

/** How far and how finely the second turn is looked at. */
export interface Depth {
  /** Answers looked at for each prompt. */
  readonly most: number;
  readonly steps: number;
  readonly rounds: number;
  /** Answers that those glance at who are not weighed, before they take the best of them. */
  readonly glances: number;
}

function sameFor({ most }: Depth): Breadth {
  return { listed: most, alone: most, together: most };
}

/** Questions to one seat alone that are answered by chance before giving up on another common round. */
const PATIENCE = 100;

/** The next state in which several seats are asked at once, or where the game ends; single seats answer by chance. */
function onward(game: AnyGame, from: unknown, dice: Dice): unknown {
  let state = from;
  for (let step = 0; step < PATIENCE; step++) {
    const prompts = game.prompts(state);
    if (new Set(prompts.map(({ seat }) => seat)).size !== 1) return state;
    const own = new Map<PromptId, unknown>();
    for (const prompt of prompts) {
      own.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), own, dice));
    }
    state = game.resolve(state, own, dice).state;
  }
  return state;
}

function deskOf(desks: readonly Desk[], { prompt }: Desk): Desk | undefined {
  return desks.find((desk) => desk.prompt.id === prompt.id);
}

/** How much better than it looks a state is for a seat once the pair have found their plots for its round. */
function surprise(
  game: AnyGame,
  state: unknown,
  seat: SeatId,
  pair: Pair,
  depth: Depth,
  meter: Meter,
  dice: Dice,
): number {
  const round = roundIn(game, state, seat, sameFor(depth), dice);
  const mine = deskOf(round.own, pair.mine);
  const his = deskOf(round.others, pair.his);
  if (!mine || !his) return 0;
  const worth: Worth = (next) => game.appraise(next, seat);
  const rest = company(round, [mine, his], depth.glances, meter, dice);
  const matrix = matrixOfPair(round, { mine, his, rest }, worth, meter, dice);
  const from = pick(matrix.columns, dice);
  const found = search(matrix, { from, steps: depth.steps, rounds: depth.rounds }, meter);
  return found.value - worth(state);
}

/**
 * What a state is worth two turns ahead: what it looks worth, and how much the turn after it changes that. Taking
 * only the change keeps the luck of the dice in between out of the sum, and the same seed every time lets all states
 * that are compared have the same luck.
 */
export function deepWorth(round: Round, pair: Pair, depth: Depth, seed: number, meter: Meter): Worth {
  const { game, seat } = round;
  return (state) => {
    const looks = game.appraise(state, seat);
    if (meter.left === 0) return looks;
    const dice = luckOf(seed);
    return looks + surprise(game, onward(game, state, dice), seat, pair, depth, meter, dice);
  };
}
