import type { Dice } from "../core/dice/dice.ts";
import { bestOfFewEach } from "./best-of-few.ts";
import { decide, TOLD, type Weighed } from "./decision.ts";
import { deliberation, type Width } from "./deliberation.ts";
import { shares } from "./mixed-strategy.ts";
import { onePlyValues } from "./one-ply.ts";
import type { Opponent } from "./opponent.ts";
import { candidateValues, type Worth } from "./payoff.ts";
import { loneQuestion } from "./pilot.ts";
import { plannedAnswers } from "./planned-answers.ts";
import { type OpenQuestion, type Position, positionOf, some } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

const WIDTH: Width = { listed: 240, alone: 0.24, together: 0.06 };
/** Answers of others among which the best is expected. */
const TRIED = 16;
/** Of the span from the worst answer to the best, the part in which something very bad lies. */
const RUINOUS = 0.6;
/** Of what is not mad, the part of the span that it leaves alone all the same. */
const POOR = 0.25;
/** Of the span, how far below the middle of drawn answers something lies that it leaves alone. */
const FAR_BELOW = 0.1;
/** Answers that differ by less than this part of the span before are of one kind: the others were another matter. */
const ALIKE = 0.2;

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * The least value that is not mad. What is lost at once is left out first, then what is lost a little later, until
 * the answers that are left are all of one kind.
 */
function leastSane(values: readonly number[]): number {
  const span = spanOf(values);
  const least = Math.min(...values);
  const rest = values.filter((value) => value >= least + RUINOUS * span);
  return span > 0 && spanOf(rest) < ALIKE * span ? leastSane(rest) : least + POOR * span;
}

/**
 * Where answers were only drawn, most are ordinary: what falls far below the middle one by its dice, such as a dive
 * that may fold the wings, need not be risked.
 */
function nearMedian(values: Float64Array): number {
  const sorted = values.toSorted();
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return middle - FAR_BELOW * spanOf([...sorted]);
}

/** A few answers, taken by chance from all that is not mad, each as likely. */
function sane({ legal }: OpenQuestion, values: Float64Array, dice: Dice): Float64Array {
  const bar = Array.isArray(legal)
    ? leastSane([...values])
    : Math.max(leastSane([...values]), nearMedian(values));
  const places = [...values.keys()].filter((place) => (values[place] ?? 0) >= bar);
  const few = new Set(some(places, TOLD, dice));
  return shares(values.map((_, place) => (few.has(place) ? 1 : 0)));
}

/** What each order of each own question is worth while everybody else does something sensible. */
function valuesTogether(position: Position, worth: Worth, budget: SearchBudget, dice: Dice): Float64Array[] {
  const answers = bestOfFewEach(position, [], TRIED, budget, dice);
  return position.own.map((question) => candidateValues(position, question, answers, worth, budget, dice));
}

/** Answers by chance, but nothing mad: it stays on the table and shoots when it can. */
export const cadet: Opponent = {
  id: "cadet",
  nodes: 1000,
  answer(asked, allowed, dice) {
    const planned = plannedAnswers(asked, "plain", dice);
    if (planned) return planned;
    const { request, budget, worlds, breadth } = deliberation(asked, allowed, WIDTH, dice);
    const position = positionOf(request, worlds.next(), breadth, dice);
    const worth = (state: unknown) => request.game.appraise(state, position.seat);
    const lone = loneQuestion(position);
    const values = lone
      ? [onePlyValues(position, lone, worlds, worth, budget, dice)]
      : valuesTogether(position, worth, budget, dice);
    const weighed = position.own.map((question, index): Weighed => {
      const each = values[index] ?? new Float64Array(question.candidates.length);
      return { question, values: each, mix: sane(question, each, dice) };
    });
    return decide(position, weighed, budget, dice);
  },
};
