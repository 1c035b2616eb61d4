import { itemAt } from "../core/item-at.ts";
import { expected, type MixedStrategy, shares } from "./mixed-strategy.ts";

/**
 * A player who learns by regret: each choice is played in proportion to how much better it would have been so far
 * (regret matching, with regrets that never fall below 0 and later rounds counting more). The average of what two
 * such players play tends to a pair of mixes that neither can improve on.
 */
export interface Learner {
  readonly regrets: Float64Array;
  /** What it has played, the later rounds weighing more. */
  readonly played: Float64Array;
  /** What it plays now. */
  readonly mix: Float64Array;
  rounds: number;
}

export function learner(choices: number): Learner {
  return {
    regrets: new Float64Array(choices),
    played: new Float64Array(choices),
    mix: new Float64Array(choices).fill(1 / choices),
    rounds: 0,
  };
}

/** What a learner plays is what it regrets; everything alike where it regrets nothing. */
function settle({ regrets, mix }: Learner): void {
  let sum = 0;
  for (let index = 0; index < regrets.length; index++) sum += itemAt(regrets, index);
  for (let index = 0; index < mix.length; index++) {
    mix[index] = sum > 0 ? itemAt(regrets, index) / sum : 1 / mix.length;
  }
}

/** Tells a learner what each choice would have been worth; the unit doesn't matter. */
export function learn(one: Learner, values: ArrayLike<number>): void {
  const { regrets, played, mix } = one;
  const got = expected(values, mix);
  one.rounds += 1;
  for (let index = 0; index < mix.length; index++) {
    played[index] = itemAt(played, index) + one.rounds * itemAt(mix, index);
    regrets[index] = Math.max(0, itemAt(regrets, index) + (values[index] ?? 0) - got);
  }
  settle(one);
}

/** What a learner has played on average. */
export function average(one: Learner): Float64Array {
  return shares(one.played);
}

/** What the rows player gets, by row and column; the columns player gets the opposite. */
export type Payoffs = readonly ArrayLike<number>[];

/** Mixes of both players of a payoff matrix, and what the rows player gets. */
export interface Solution {
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly value: number;
}

/** What each row is worth against a mix of columns; put into `values`. */
export function rowValues(
  payoffs: Payoffs,
  columns: MixedStrategy,
  values = new Float64Array(payoffs.length),
): Float64Array {
  for (let row = 0; row < values.length; row++) values[row] = expected(payoffs[row] ?? [], columns);
  return values;
}

/** What each column is worth to the columns player against a mix of rows; put into `values`. */
export function columnValues(
  payoffs: Payoffs,
  rows: MixedStrategy,
  count: number,
  values = new Float64Array(count),
): Float64Array {
  values.fill(0);
  for (let row = 0; row < rows.length; row++) {
    const share = rows[row] ?? 0;
    if (share === 0) continue;
    const cells = payoffs[row] ?? [];
    for (let column = 0; column < count; column++) {
      values[column] = itemAt(values, column) - share * (cells[column] ?? 0);
    }
  }
  return values;
}

/** Mixes that neither player of a matrix can improve on by much after `rounds` rounds of learning. */
export function solve(payoffs: Payoffs, columns: number, rounds: number): Solution {
  const one = learner(payoffs.length);
  const other = learner(columns);
  const mine = new Float64Array(payoffs.length);
  const his = new Float64Array(columns);
  for (let round = 0; round < rounds; round++) {
    learn(one, rowValues(payoffs, other.mix, mine));
    learn(other, columnValues(payoffs, one.mix, columns, his));
  }
  const found = average(one);
  const mix = average(other);
  return { rows: found, columns: mix, value: expected(rowValues(payoffs, mix, mine), found) };
}
