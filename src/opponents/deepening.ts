import type { Dice } from "../core/dice/dice.ts";
import type { Weighed } from "./decision.ts";
import { drawSeed } from "./fast-dice.ts";
import { drawFrom, pick } from "./mixed-strategy.ts";
import { matrixOfPair, type Pair, payoff } from "./payoff.ts";
import { cellsOf } from "./payoff-matrix.ts";
import {
  answersFor,
  areAllies,
  legalBeside,
  type OpenQuestion,
  ownAnswers,
  type Position,
} from "./position.ts";
import { rowValues, solve } from "./regret-matching.ts";
import type { SearchBudget } from "./search-budget.ts";
import { type Depth, worthInTwoTurns } from "./two-turns.ts";

/** How many plots of either side of a pair are looked at two turns ahead, and how closely. */
interface Look {
  readonly width: number;
  readonly depth: Depth;
}

const DUEL: Look = { width: 6, depth: { most: 60, steps: 4, rounds: 60, glances: 1 } };
const BATTLE: Look = { width: 4, depth: { most: 30, steps: 2, rounds: 40, glances: 3 } };
const ROUNDS = 300;
/** Plots tried to find out whose matter most to an aircraft. */
const TRIALS = 3;
/** Appraisals that differ by no more are alike: nobody can hurt anybody. */
const TRIFLE = 1;

/** The places of the plots played most, and after them of the most promising. */
function foremost({ mix, values }: Weighed, count: number): number[] {
  const places = Array.from({ length: mix.length }, (_, index) => index);
  places.sort((a, b) => (mix[b] ?? 0) - (mix[a] ?? 0) || (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  return places.slice(0, count);
}

function narrowed(one: Weighed, width: number): OpenQuestion {
  const { question } = one;
  return { ...question, candidates: foremost(one, width).map((place) => question.candidates[place]) };
}

/** How far the plots of two questions together change what the seat gets: the spread of a few trials. */
function influence(position: Position, pair: Pair, budget: SearchBudget, dice: Dice): number {
  const worth = (state: unknown) => position.game.appraise(state, position.seat);
  const { candidates, prompt } = pair.his;
  const isLegal = legalBeside(position, pair.his, ownAnswers(position, pair.his, pair.rest));
  const values = Array.from({ length: TRIALS }, () => candidates[pick(candidates.length, dice)])
    .filter(isLegal)
    .map((order) => payoff(position, new Map(pair.rest).set(prompt.id, order), worth, budget, dice));
  return values.length > 0 ? Math.max(...values) - Math.min(...values) : 0;
}

/** The enemy's question whose plots matter most. */
function rivalOf(
  position: Position,
  mine: OpenQuestion,
  enemies: readonly Weighed[],
  rest: Pair["rest"],
  budget: SearchBudget,
  dice: Dice,
) {
  if (enemies.length === 1) return enemies[0];
  let [rival, most] = [enemies[0], Number.NEGATIVE_INFINITY];
  for (const other of enemies) {
    const spread = influence(position, { mine, his: other.question, rest }, budget, dice);
    if (spread > most) [rival, most] = [other, spread];
  }
  return rival;
}

/** What everybody answers, drawn from what they have been found to play. */
function likelyAnswers(position: Position, weighed: readonly Weighed[], dice: Dice) {
  const wanted = ({ candidates }: OpenQuestion, index: number) =>
    candidates[drawFrom(weighed[index]?.mix ?? [], dice)];
  return answersFor(
    position,
    weighed.map(({ question }) => question),
    wanted,
    dice,
  );
}

/** Whether it makes any difference what either of a pair does, as far as one turn shows. */
function isAtStake(position: Position, pair: Pair, budget: SearchBudget, dice: Dice): boolean {
  const worth = (state: unknown) => position.game.appraise(state, position.seat);
  const values = cellsOf(matrixOfPair(position, pair, worth, budget, dice)).flat();
  return Math.max(...values) - Math.min(...values) > TRIFLE;
}

/** The part of the budget for a pair of which neither may have as many plots as are looked at: no cell gets more for that. */
function shareOf({ mine, his }: Pair, width: number): number {
  return (mine.candidates.length * his.candidates.length) / (width * width);
}

/** The foremost plots of one question, weighed again two turns ahead against those of its rival. */
export function deepen(
  position: Position,
  mine: Weighed,
  all: readonly Weighed[],
  budget: SearchBudget,
  dice: Dice,
): Weighed {
  const enemies = all.filter(({ question }) => !areAllies(position, position.seat, question.prompt.seat));
  const rest = likelyAnswers(position, all, dice);
  const rival = rivalOf(position, mine.question, enemies, rest, budget, dice);
  if (!rival || budget.left === 0) return mine;
  const { width, depth } = all.length === 2 ? DUEL : BATTLE;
  const pair: Pair = { mine: narrowed(mine, width), his: narrowed(rival, width), rest };
  if (!isAtStake(position, pair, budget, dice)) return mine;
  const part = budget.part(Math.ceil(budget.left * shareOf(pair, width)));
  const worth = worthInTwoTurns(position, pair, depth, drawSeed(dice), part);
  const matrix = matrixOfPair(position, pair, worth, part, dice);
  const cells = cellsOf(matrix);
  const found = solve(cells, matrix.columns, ROUNDS);
  return { question: pair.mine, mix: found.rows, values: rowValues(cells, found.columns) };
}
