import type { Dice } from "../core/dice/dice.ts";
import { branches, onAverage } from "./chance.ts";
import type { Worlds } from "./determinization.ts";
import { drawSeed, fastDice } from "./fast-dice.ts";
import type { Worth } from "./payoff.ts";
import type { OpenQuestion, Position } from "./position.ts";
import { quietWorth } from "./quiescence.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Worlds in which a question is looked at, at most. */
const MOST_WORLDS = 50;

/** What each candidate is worth in one world, from a sketch of the dice, which fall alike for every candidate. */
function sketched(
  { game, state }: Position,
  { prompt, candidates }: OpenQuestion,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): Float64Array {
  const seed = drawSeed(dice);
  return Float64Array.from(candidates, (order) => {
    const answers = new Map([[prompt.id, order]]);
    return branches(game, state, answers, budget, () => fastDice(seed)).reduce(
      (sum, branch) => sum + branch.share * worth(branch.state),
      0,
    );
  });
}

/** What each candidate is worth in one world, on average over the dice. */
function averaged(
  { game, state }: Position,
  { prompt, candidates }: OpenQuestion,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): Float64Array {
  return Float64Array.from(candidates, (order) =>
    onAverage(game, state, new Map([[prompt.id, order]]), worth, budget, dice),
  );
}

/**
 * What each candidate of the only open question is worth: on average over the dice, over the worlds that fit what the
 * seat sees, and over the ways in which a chain of answers may go on. Where nothing is hidden and nothing unsettled one
 * look tells it all; else looks go on while the budget lasts.
 */
export function onePlyValues(
  position: Position,
  question: OpenQuestion,
  worlds: Worlds,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): Float64Array {
  const { game } = position;
  if (question.sampled) return sketched(position, question, worth, budget, dice);
  const quiet = quietWorth(game, worth, budget, dice);
  const sums = averaged(position, question, quiet.worth, budget, dice);
  const cost = budget.spent;
  if (worlds.certain && !quiet.metUnsettled()) return sums;
  let looks = 1;
  while (looks < MOST_WORLDS && budget.left >= cost) {
    const values = averaged({ ...position, state: worlds.next() }, question, quiet.worth, budget, dice);
    values.forEach((value, place) => {
      sums[place] = (sums[place] ?? 0) + value;
    });
    looks += 1;
  }
  return sums.map((sum) => sum / looks);
}

/** The first of the highest values gets everything. */
export function pureStrategy(values: Float64Array): Float64Array {
  const mix = new Float64Array(values.length);
  mix[values.indexOf(values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY))] = 1;
  return mix;
}
