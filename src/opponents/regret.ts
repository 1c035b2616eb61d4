import { expected, type Mix, shares } from "./mix.ts";

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
  mix: Float64Array;
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

/** Tells a learner what each choice would have been worth; the unit doesn't matter. */
export function learn(one: Learner, values: ArrayLike<number>): void {
  const got = expected(values, one.mix);
  one.rounds += 1;
  for (let index = 0; index < one.mix.length; index++) {
    one.played[index] = (one.played[index] ?? 0) + one.rounds * (one.mix[index] ?? 0);
    one.regrets[index] = Math.max(0, (one.regrets[index] ?? 0) + (values[index] ?? 0) - got);
  }
  one.mix = shares(one.regrets);
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

/** What each row is worth against a mix of columns. */
export function rowValues(payoffs: Payoffs, columns: Mix): Float64Array {
  return Float64Array.from(payoffs, (row) => expected(row, columns));
}

/** What each column is worth to the columns player against a mix of rows. */
export function columnValues(payoffs: Payoffs, rows: Mix, count: number): Float64Array {
  const values = new Float64Array(count);
  for (let row = 0; row < rows.length; row++) {
    const share = rows[row] ?? 0;
    if (share === 0) continue;
    for (let column = 0; column < count; column++) {
      values[column] = (values[column] ?? 0) - share * (payoffs[row]?.[column] ?? 0);
    }
  }
  return values;
}

/** Mixes that neither player of a matrix can improve on by much after `rounds` rounds of learning. */
export function solve(payoffs: Payoffs, columns: number, rounds: number): Solution {
  const one = learner(payoffs.length);
  const other = learner(columns);
  for (let round = 0; round < rounds; round++) {
    learn(one, rowValues(payoffs, other.mix));
    learn(other, columnValues(payoffs, one.mix, columns));
  }
  const rows = average(one);
  const mix = average(other);
  return { rows, columns: mix, value: expected(rowValues(payoffs, mix), rows) };
}
