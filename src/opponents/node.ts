import type { Dice } from "../core/dice.ts";
import type { Answers } from "../core/game.ts";
import type { Desk, Round } from "./desk.ts";
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

/** The matrix of a round in which each of two seats has one question: the seat's answers by rows, the other's by columns. */
export function matrixOfTwo(
  own: Desk,
  other: Desk,
  round: Round,
  worth: Worth,
  meter: Meter,
  dice: Dice,
): Matrix {
  return matrixOf(own.orders.length, other.orders.length, (row, column) => {
    const answers = new Map([
      [own.prompt.id, own.orders[row]],
      [other.prompt.id, other.orders[column]],
    ]);
    return nodeOf(round, answers, worth, meter, dice);
  });
}
