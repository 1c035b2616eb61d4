import type { Dice } from "../core/dice/dice.ts";
import { drawFrom, type MixedStrategy, pruned, shares } from "./mixed-strategy.ts";
import type { Considered, Decision } from "./opponent.ts";
import { answersFor, type OpenQuestion, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

/** Answers that are told for each prompt. */
export const TOLD = 8;
/** Shares below this part of the largest are noise of the search. */
const NOISE = 0.08;

/** One question after thought: how often each of its candidates is to be played, and what each promises. */
export interface Weighed {
  readonly question: OpenQuestion;
  readonly mix: MixedStrategy;
  readonly values: ArrayLike<number>;
}

/** Where plots meet and one of them is played more often than this, the others lie open. */
const SURE = 0.95;
/** Appraisals that differ by less are nearly alike: an eighth of an oval in the dogfight. */
const NEARLY = 15;
/** How often something else is played that is nearly as good. */
const EXPLORED = 0.2;
const SLIGHT = 0.01;

/** All that is nearly as good as the best, the better the more often. */
function nearlyBest(values: ArrayLike<number>): Float64Array {
  const all = Float64Array.from(values);
  const best = all.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return shares(all.map((value) => NEARLY - (best - value)));
}

/** The same without what is played hardly ever: at most as many answers as are told. */
function withoutNoise({ question, mix, values }: Weighed): Weighed {
  return { question, mix: pruned(mix, NOISE, TOLD), values };
}

/**
 * The same with something else now and then. Two players who each have one best plot all the time fly in circles for
 * ever: neither gains by leaving them in the turn that they look at.
 */
function exploring({ question, mix, values }: Weighed): Weighed {
  if (Math.max(...Array.from(mix)) < SURE) return { question, mix, values };
  const near = nearlyBest(values);
  const other = Float64Array.from(
    mix,
    (share, place) => (1 - EXPLORED) * share + EXPLORED * (near[place] ?? 0),
  );
  return { question, mix: pruned(other, SLIGHT, TOLD), values };
}

/** How a question is played in the end: without noise, and exploring where two are left to themselves. */
function played({ own, others }: Position, weighed: Weighed): Weighed {
  return own.length === 1 && others.length === 1 ? exploring(withoutNoise(weighed)) : withoutNoise(weighed);
}

function consider({ game, state, seat }: Position, { question, mix, values }: Weighed): Considered {
  const { prompt } = question;
  const view = game.reason && game.view(state, seat);
  const plots = question.candidates.map((order, index) => {
    const reason = game.reason?.(prompt, view, order);
    return {
      order: game.print(order),
      weight: mix[index] ?? 0,
      value: Math.round(values[index] ?? 0),
      ...(reason && { reason }),
    };
  });
  plots.sort((a, b) => b.weight - a.weight || b.value - a.value);
  return { prompt: prompt.id, plots: plots.slice(0, TOLD) };
}

/** Draws an answer to each of the seat's prompts and says what was considered. */
export function decide(
  position: Position,
  weighed: readonly Weighed[],
  budget: SearchBudget,
  dice: Dice,
): Decision {
  const wanted = ({ candidates }: OpenQuestion, index: number) =>
    candidates[drawFrom(weighed[index]?.mix ?? [], dice)];
  const orders = answersFor(
    position,
    weighed.map(({ question }) => question),
    wanted,
    dice,
  );
  return {
    answers: new Map([...orders].map(([prompt, order]) => [prompt, position.game.print(order)])),
    considered: weighed.map((one) => consider(position, one)),
    nodes: budget.spent,
  };
}

/** Decides as questions are played in the end. */
export function decidePlayed(
  position: Position,
  weighed: readonly Weighed[],
  budget: SearchBudget,
  dice: Dice,
): Decision {
  const mixed = weighed.map((one) => played(position, one));
  return decide(position, mixed, budget, dice);
}
