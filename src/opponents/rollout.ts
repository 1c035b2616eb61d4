import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame, Prompt, PromptId } from "../core/game.ts";
import { branches, stratifiedDice } from "./chance.ts";
import type { Worlds } from "./determinization.ts";
import { drawSeed, fastDice } from "./fast-dice.ts";
import type { Worth } from "./payoff.ts";
import { allOf, type OpenQuestion, type Position, some } from "./position.ts";
import { quietWorth, sampledAnswers } from "./quiescence.ts";
import type { SearchBudget } from "./search-budget.ts";

/** How far the most promising answers are followed up, and how closely. */
export interface RolloutPlan {
  /** Sequential halving: at fewer and fewer answers, how many and how often each is played on. */
  readonly looks: readonly { readonly width: number; readonly times: number }[];
  /** Answers from which everybody takes the best while the game is played on. */
  readonly glances: number;
  /** How many times of playing on the first look at an answer counts for: one game played on tells little. */
  readonly trust: number;
}

/** How one line of play is followed: how many answers are tried, for the how manieth time, on whose account. */
interface Line {
  readonly glances: number;
  readonly time: number;
  readonly budget: SearchBudget;
}

/** Questions after which nobody plays on. */
const LONGEST_LINE = 80;

/** A few legal answers to the only open question: all of them where it is in a chain of answers and they are few. */
function glimpse(game: AnyAppraisedGame, state: unknown, prompt: Prompt, count: number, dice: Dice) {
  const view = game.view(state, prompt.seat);
  const none = new Map<PromptId, unknown>();
  const legal = game.options(prompt, view, none);
  if (Array.isArray(legal)) return some(legal, count, dice);
  const all = prompt.unsettled && allOf(legal, count);
  if (all) return all;
  return Array.from({ length: count }, () => game.sample(prompt, view, none, dice));
}

/** The state after the best of a few answers, as whoever is asked would have it once nothing is unsettled. */
function bestNext(game: AnyAppraisedGame, state: unknown, prompt: Prompt, line: Line, dice: Dice) {
  const { glances, time, budget } = line;
  const seed = drawSeed(dice);
  const { worth } = quietWorth(game, (next) => game.appraise(next, prompt.seat), budget, dice);
  let [best, most]: [unknown, number] = [state, Number.NEGATIVE_INFINITY];
  for (const order of glimpse(game, state, prompt, glances, dice)) {
    budget.spend();
    const stratified = stratifiedDice(time, fastDice(seed));
    const next = game.resolve(state, new Map([[prompt.id, order]]), stratified).state;
    const value = worth(next);
    if (value > most) [best, most] = [next, value];
  }
  return best;
}

/** The state after fair answers of everybody who is asked. */
function anyNext(
  game: AnyAppraisedGame,
  state: unknown,
  prompts: readonly Prompt[],
  { time, budget }: Line,
  dice: Dice,
) {
  const answers = sampledAnswers(game, state, prompts, dice);
  budget.spend();
  return game.resolve(state, answers, stratifiedDice(time, dice)).state;
}

function comesRound(prompts: readonly Prompt[], { id, kind }: Prompt): boolean {
  return prompts.some((prompt) => prompt.id === id && prompt.kind === kind);
}

function turnOf({ game, seat }: Position, state: unknown): number {
  return game.report(game.view(state, seat)).turn;
}

/** Where the game gets with quick answers of everybody before the same question comes round in another turn. */
function playedOn(position: Position, from: unknown, question: Prompt, line: Line, dice: Dice): unknown {
  const { game } = position;
  let state = from;
  for (let step = 0; step < LONGEST_LINE && line.budget.left > 0; step++) {
    const prompts = game.prompts(state);
    const [only] = prompts;
    if (!only) return state;
    if (comesRound(prompts, question) && turnOf(position, state) !== turnOf(position, position.state))
      return state;
    state =
      prompts.length === 1
        ? bestNext(game, state, only, line, dice)
        : anyNext(game, state, prompts, line, dice);
  }
  return state;
}

/** What an answer is worth when the game is played on once. */
function lookAt(
  position: Position,
  { prompt }: OpenQuestion,
  order: unknown,
  worth: Worth,
  seed: number,
  line: Line,
): number {
  const { game, state } = position;
  const answers = new Map([[prompt.id, order]]);
  return branches(game, state, answers, line.budget, () => fastDice(seed)).reduce((sum, branch) => {
    const end = playedOn(position, branch.state, prompt, line, fastDice(seed));
    return sum + branch.share * worth(end);
  }, 0);
}

function foremost(values: ArrayLike<number>, places: readonly number[], count: number): readonly number[] {
  return places.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, count);
}

/**
 * Follows the most promising answers to a lone question up: the game is played on, each time in another world, with
 * quick sensible answers of everybody and middling dice, until the same question comes round in another turn. Better and
 * better known answers are looked at again; what was not followed up stays below all that was.
 */
export function rolloutValues(
  position: Position,
  question: OpenQuestion,
  first: Float64Array,
  { looks, glances, trust }: RolloutPlan,
  worlds: Worlds,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): Float64Array {
  const values = first.slice();
  const sums = new Float64Array(first.length);
  let seen = 0;
  let places: readonly number[] = [...first.keys()];
  for (const { width, times } of looks) {
    places = foremost(values, places, width);
    for (let time = 0; time < times && (budget.left > 0 || seen === 0); time++) {
      const seed = drawSeed(dice);
      const world = { ...position, state: worlds.next() };
      for (const place of places) {
        const line = { glances, time: seen, budget };
        const value = lookAt(world, question, question.candidates[place], worth, seed, line);
        sums[place] = (sums[place] ?? 0) + value;
      }
      seen += 1;
    }
    for (const place of places)
      values[place] = (trust * (first[place] ?? 0) + (sums[place] ?? 0)) / (trust + seen);
  }
  return below(values, places);
}

/** The values with all but some places held below those. */
function below(values: Float64Array, places: readonly number[]): Float64Array {
  const least = Math.min(...places.map((place) => values[place] ?? 0));
  return values.map((value, place) => (places.includes(place) ? value : Math.min(value, least - 1)));
}
