import type { Dice } from "../core/dice.ts";
import type { Answers, PromptId } from "../core/game.ts";
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

/** Whether any answer of a desk goes together with what its seat answers elsewhere. */
function goesWithAll(round: Round, { prompt, view, legal }: Desk, rest: Answers<unknown>): boolean {
  const own = new Map<PromptId, unknown>();
  for (const desk of [...round.own, ...round.others]) {
    if (desk.prompt.seat !== prompt.seat || desk.prompt.id === prompt.id) continue;
    own.set(desk.prompt.id, rest.get(desk.prompt.id));
  }
  return own.size === 0 || round.game.options(prompt, view, own) === legal;
}

/** All answers of a round in which two desks answer so: what goes together with the others. */
function answering(round: Round, { mine, his, rest }: Pair, dice: Dice) {
  const desks = [...round.own, ...round.others];
  if (goesWithAll(round, mine, rest) && goesWithAll(round, his, rest)) {
    return (row: unknown, column: unknown): Answers<unknown> =>
      new Map(rest).set(mine.prompt.id, row).set(his.prompt.id, column);
  }
  return (row: unknown, column: unknown): Answers<unknown> => {
    const wanted = ({ prompt }: Desk) => {
      if (prompt.id === mine.prompt.id) return row;
      return prompt.id === his.prompt.id ? column : rest.get(prompt.id);
    };
    return answersFor(round, desks, wanted, dice);
  };
}

/** The matrix of a pair: the seat's answers by rows, the other's by columns. */
export function matrixOfPair(round: Round, pair: Pair, worth: Worth, meter: Meter, dice: Dice): Matrix {
  const { mine, his } = pair;
  const answers = answering(round, pair, dice);
  return matrixOf(mine.orders.length, his.orders.length, (row, column) =>
    nodeOf(round, answers(mine.orders[row], his.orders[column]), worth, meter, dice),
  );
}
