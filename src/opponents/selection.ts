import type { Dice } from "../core/dice/dice.ts";
import type { Answers, PromptId } from "../core/game.ts";
import { pick } from "./mixed-strategy.ts";
import { candidateValues } from "./payoff.ts";
import { answersFor, drawnAnew, type OpenQuestion, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

/** How the candidates of questions that open together are selected where too many answers are legal to be listed. */
export interface SelectionPlan {
  /** How often everybody's candidates are selected anew, against those that the others had left. */
  readonly rounds: number;
  /** Plans of the others against which each answer is tried. */
  readonly panels: number;
  /** Candidates that are left: so many by their average, and the best one against each plan besides. */
  readonly kept: number;
}

/** Fewer answers than this for each that is kept say nothing. */
const LEAST_POOL = 2;

/** The places of the highest values. */
function foremost(values: ArrayLike<number>, count: number): readonly number[] {
  return Array.from(values, (_, place) => place)
    .toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
    .slice(0, count);
}

/** Everybody's answers as they may well be: one of the candidates of each. */
function anyPlan(position: Position, dice: Dice): Map<PromptId, unknown> {
  const questions = [...position.own, ...position.others];
  return answersFor(position, questions, ({ candidates }) => candidates[pick(candidates.length, dice)], dice);
}

/** A question with the best of a pool of answers, as its own seat judges them, against some plans of the others. */
function selected(
  position: Position,
  question: OpenQuestion,
  pool: readonly unknown[],
  plans: readonly Answers<unknown>[],
  kept: number,
  budget: SearchBudget,
  dice: Dice,
): OpenQuestion {
  const all = { ...question, candidates: pool };
  const worth = (state: unknown) => position.game.appraise(state, question.prompt.seat);
  const sums = new Float64Array(pool.length);
  const places = new Set<number>();
  for (const plan of plans) {
    const values = candidateValues(position, all, plan, worth, budget, dice);
    for (const [place, value] of values.entries()) sums[place] = (sums[place] ?? 0) + value;
    for (const place of foremost(values, 1)) places.add(place);
  }
  for (const place of foremost(sums, kept)) places.add(place);
  return { ...question, candidates: [...places].map((place) => pool[place]) };
}

/**
 * A position whose sampled questions have better candidates than the first that chance has drawn: of many more answers
 * those that fare best against what the others may well answer, who choose likewise. Fair answers alone hardly ever
 * meet the enemy where it hurts. Questions whose answers are all listed stay as they are.
 */
export function selection(
  position: Position,
  { rounds, panels, kept }: SelectionPlan,
  budget: SearchBudget,
  dice: Dice,
): Position {
  const all = [...position.own, ...position.others];
  const sampled = all.filter((question) => question.sampled).length;
  const size = Math.floor(budget.left / (Math.max(1, sampled) * rounds * panels));
  if (all.length < 2 || size < LEAST_POOL * kept) return position;
  let now = position;
  for (let round = 0; round < rounds; round++) {
    const before = now;
    const improved = (question: OpenQuestion): OpenQuestion => {
      if (!question.sampled) return question;
      const plans = Array.from({ length: panels }, () => anyPlan(before, dice));
      const pool = drawnAnew(before.game, question, size, dice);
      return selected(before, question, pool, plans, kept, budget, dice);
    };
    now = { ...before, own: before.own.map(improved), others: before.others.map(improved) };
  }
  return now;
}
