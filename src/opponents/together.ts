import type { Dice } from "../core/dice/dice.ts";
import { itemAt } from "../core/item-at.ts";
import type { Weighed } from "./decision.ts";
import type { Worlds } from "./determinization.ts";
import { doubleOracle } from "./double-oracle.ts";
import { pick } from "./mixed-strategy.ts";
import { pureStrategy } from "./one-ply.ts";
import { matrixOfPair, type Worth } from "./payoff.ts";
import type { PayoffMatrix } from "./payoff-matrix.ts";
import { areAllies, type Breadth, inWorld, type OpenQuestion, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";
import { weightedFictitiousPlay } from "./weighted-fictitious-play.ts";

const STEPS = 12;
const ROUNDS = 250;

/** Beginnings from which two allies look for their best common plan. */
const BEGINNINGS = 8;

function bestPlace(count: number, worthOf: (place: number) => number): number {
  const values = Array.from({ length: count }, (_, place) => worthOf(place));
  return values.indexOf(Math.max(...values));
}

/** What two allies answer who gain the same: from several beginnings, each improves on what the other would answer. */
function planTogether(
  mine: OpenQuestion,
  his: OpenQuestion,
  matrix: PayoffMatrix,
  budget: SearchBudget,
  dice: Dice,
): readonly Weighed[] {
  const { rows, columns, cell } = matrix;
  let best = { row: 0, column: 0, worth: Number.NEGATIVE_INFINITY };
  for (let beginning = 0; beginning < BEGINNINGS && (beginning === 0 || budget.left > 0); beginning++) {
    let [column, worth] = [pick(columns, dice), Number.NEGATIVE_INFINITY];
    for (;;) {
      const answered = column;
      const row = bestPlace(rows, (place) => cell(place, answered));
      column = bestPlace(columns, (place) => cell(row, place));
      if (cell(row, column) <= worth) break;
      worth = cell(row, column);
      if (worth > best.worth) best = { row, column, worth };
    }
  }
  const rowValues = Float64Array.from({ length: rows }, (_, place) => cell(place, best.column));
  const columnValues = Float64Array.from({ length: columns }, (_, place) => cell(best.row, place));
  return [
    { question: mine, mix: pureStrategy(rowValues), values: rowValues },
    { question: his, mix: pureStrategy(columnValues), values: columnValues },
  ];
}

/** Every question of a position, the seat's own first, with a mix that can't be outguessed. */
export function weighTogether(position: Position, budget: SearchBudget, dice: Dice): readonly Weighed[] {
  const { own, others, game, seat } = position;
  const [mine] = own;
  const [his] = others;
  if (!mine || !his || own.length + others.length > 2) return weightedFictitiousPlay(position, budget, dice);
  const worth: Worth = (state) => game.appraise(state, seat);
  const matrix = matrixOfPair(position, { mine, his, rest: new Map() }, worth, budget, dice);
  if (areAllies(position, seat, his.prompt.seat)) return planTogether(mine, his, matrix, budget, dice);
  const from = pick(matrix.columns, dice);
  const found = doubleOracle(matrix, { from, steps: STEPS, rounds: ROUNDS }, budget);
  return [
    { question: mine, mix: found.rows, values: found.worth },
    { question: his, mix: found.columns, values: found.against },
  ];
}

/** Worlds in which questions that open together are weighed, where something is hidden. */
const WORLDS = 4;

/** How the seat's own questions are weighed in one world. */
type Weigh = (position: Position, budget: SearchBudget) => readonly Weighed[];

function sum(one: ArrayLike<number>, other: ArrayLike<number>): Float64Array {
  return Float64Array.from(one, (value, place) => value + (other[place] ?? 0));
}

function mean(all: readonly Weighed[]): Weighed {
  const [first] = all as readonly [Weighed];
  const part = (values: ArrayLike<number>) => Float64Array.from(values, (value) => value / all.length);
  const total = (rows: readonly ArrayLike<number>[]) => rows.reduce(sum);
  return {
    question: first.question,
    mix: part(total(all.map(({ mix }) => mix))),
    values: part(total(all.map(({ values }) => values))),
  };
}

/** The seat's own questions weighed in several worlds that fit what it sees, the budget shared out among them. */
export function overWorlds(
  position: Position,
  worlds: Worlds,
  breadth: Breadth,
  weigh: Weigh,
  budget: SearchBudget,
  dice: Dice,
): readonly Weighed[] {
  if (worlds.certain) return weigh(position, budget);
  const nodes = Math.ceil(budget.left / WORLDS);
  const found = Array.from({ length: WORLDS }, (_, nth) => {
    const world = nth === 0 ? position : inWorld(position, worlds.next(), breadth, dice);
    return weigh(world, budget.part(nodes));
  });
  return position.own.map((_, place) => mean(found.map((all) => itemAt(all, place))));
}
