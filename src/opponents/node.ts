import type { Dice } from "../core/dice.ts";
import type { Answers } from "../core/game.ts";
import { answersFor, type Desk, type Round } from "./desk.ts";
import { type Matrix, matrixOf } from "./matrix.ts";
import type { Meter } from "./meter.ts";

/** What a state is worth to a seat. */
export type Worth = (state: unknown) => number;

/** One node: what a state is worth in which a round leads that is answered so. */
export function nodeOf(
  round: Round,
  answers: Answers<unknown>,
  worth: Worth,
  meter: Meter,
  dice: Dice,
): number {
  meter.spend();
  return worth(round.game.resolve(round.state, answers, dice).state);
}

/** Two desks of opposing seats, and what everybody else answers while these two are weighed against each other. */
export interface Pair {
  readonly mine: Desk;
  readonly his: Desk;
  readonly rest: Answers<unknown>;
}

/** The matrix of a pair: the seat's answers by rows, the other's by columns. */
export function matrixOfPair(
  round: Round,
  { mine, his, rest }: Pair,
  worth: Worth,
  meter: Meter,
  dice: Dice,
): Matrix {
  const desks = [...round.own, ...round.others];
  return matrixOf(mine.orders.length, his.orders.length, (row, column) => {
    const wanted = ({ prompt }: Desk) => {
      if (prompt.id === mine.prompt.id) return mine.orders[row];
      return prompt.id === his.prompt.id ? his.orders[column] : rest.get(prompt.id);
    };
    return nodeOf(round, answersFor(round, desks, wanted, dice), worth, meter, dice);
  });
}
