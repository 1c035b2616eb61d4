import type { Dice } from "../core/dice/dice.ts";
import type { AnyAppraisedGame } from "../core/game.ts";
import { bestOfFewEach } from "./best-of-few.ts";
import { doubleOracle } from "./double-oracle.ts";
import { fastDice } from "./fast-dice.ts";
import { pick } from "./mixed-strategy.ts";
import { matrixOfPair, type Pair, type Worth } from "./payoff.ts";
import { type Breadth, type OpenQuestion, type Position, positionIn } from "./position.ts";
import { sampledAnswers } from "./quiescence.ts";
import type { SearchBudget } from "./search-budget.ts";

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
const LONGEST_LINE = 100;

/** The next state in which several seats are asked at once, or where the game ends; single seats answer by chance. */
function nextCommonRound(game: AnyAppraisedGame, from: unknown, budget: SearchBudget, dice: Dice): unknown {
  let state = from;
  for (let step = 0; step < LONGEST_LINE; step++) {
    const prompts = game.prompts(state);
    if (new Set(prompts.map(({ seat }) => seat)).size !== 1) return state;
    budget.spend();
    state = game.resolve(state, sampledAnswers(game, state, prompts, dice), dice).state;
  }
  return state;
}

function sameQuestion(
  questions: readonly OpenQuestion[],
  { prompt }: OpenQuestion,
): OpenQuestion | undefined {
  return questions.find((question) => question.prompt.id === prompt.id);
}

/** How much better than it looks a state is for a position's seat once the pair have found their plots for its round. */
function gainOfRound(
  { game, seats, seat }: Position,
  state: unknown,
  pair: Pair,
  depth: Depth,
  budget: SearchBudget,
  dice: Dice,
): number {
  const position = positionIn({ game, seats }, state, seat, sameFor(depth), dice);
  const mine = sameQuestion(position.own, pair.mine);
  const his = sameQuestion(position.others, pair.his);
  if (!mine || !his) return 0;
  const worth: Worth = (next) => game.appraise(next, seat);
  const rest = bestOfFewEach(position, [mine, his], depth.glances, budget, dice);
  const matrix = matrixOfPair(position, { mine, his, rest }, worth, budget, dice);
  const from = pick(matrix.columns, dice);
  const found = doubleOracle(matrix, { from, steps: depth.steps, rounds: depth.rounds }, budget);
  return found.value - worth(state);
}

/**
 * What a state is worth two turns ahead: what it looks worth, and how much the turn after it changes that. Taking
 * only the change keeps the dice in between out of the sum, and the same seed every time lets them fall alike for all
 * states that are compared.
 */
export function worthInTwoTurns(
  position: Position,
  pair: Pair,
  depth: Depth,
  seed: number,
  budget: SearchBudget,
): Worth {
  const { game, seat } = position;
  return (state) => {
    const looks = game.appraise(state, seat);
    if (budget.left === 0) return looks;
    const dice = fastDice(seed);
    return (
      looks + gainOfRound(position, nextCommonRound(game, state, budget, dice), pair, depth, budget, dice)
    );
  };
}
