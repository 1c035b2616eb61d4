import type { Dice } from "../core/dice/dice.ts";
import type { Answers } from "../core/game.ts";
import { type PayoffMatrix, payoffMatrix } from "./payoff-matrix.ts";
import { answersFor, legalBeside, type OpenQuestion, ownAnswers, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

/** What a state is worth to a seat. */
export type Worth = (state: unknown) => number;

/** One node: what a state is worth to which a position leads that is answered so. */
export function payoff(
  position: Position,
  answers: Answers<unknown>,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): number {
  budget.spend();
  return worth(position.game.resolve(position.state, answers, dice).state);
}

/**
 * What each candidate of a question is worth while all others keep to their answers. One that does not go together with
 * what its seat answers elsewhere is worth no more than the worst of those that do.
 */
export function candidateValues(
  position: Position,
  question: OpenQuestion,
  answers: Answers<unknown>,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): Float64Array {
  const isLegal = legalBeside(position, question, ownAnswers(position, question, answers));
  const values = Float64Array.from(question.candidates, (order) =>
    isLegal(order)
      ? payoff(position, new Map(answers).set(question.prompt.id, order), worth, budget, dice)
      : Number.NaN,
  );
  const least = Math.min(...values.filter((value) => !Number.isNaN(value)));
  // Where none goes together with them, none is worth more than another.
  if (least === Number.POSITIVE_INFINITY) return values.fill(0);
  return values.map((value) => (Number.isNaN(value) ? least : value));
}

/** Questions of two seats, and what everybody else answers while these two are weighed against each other. */
export interface Pair {
  readonly mine: OpenQuestion;
  readonly his: OpenQuestion;
  readonly rest: Answers<unknown>;
}

/** Whether any answer to a question goes together with what its seat answers elsewhere. */
function goesWithAll(position: Position, question: OpenQuestion, rest: Answers<unknown>): boolean {
  const { prompt, view, legal } = question;
  const own = ownAnswers(position, question, rest);
  return own.size === 0 || position.game.options(prompt, view, own) === legal;
}

/** All answers of a position in which two questions are answered so: what goes together with the others. */
function answering(position: Position, { mine, his, rest }: Pair, dice: Dice) {
  const questions = [...position.own, ...position.others];
  if (goesWithAll(position, mine, rest) && goesWithAll(position, his, rest)) {
    return (row: unknown, column: unknown): Answers<unknown> =>
      new Map(rest).set(mine.prompt.id, row).set(his.prompt.id, column);
  }
  return (row: unknown, column: unknown): Answers<unknown> => {
    const wanted = ({ prompt }: OpenQuestion) => {
      if (prompt.id === mine.prompt.id) return row;
      return prompt.id === his.prompt.id ? column : rest.get(prompt.id);
    };
    return answersFor(position, questions, wanted, dice);
  };
}

/** The matrix of a pair: the seat's answers by rows, the other's by columns. */
export function matrixOfPair(
  position: Position,
  pair: Pair,
  worth: Worth,
  budget: SearchBudget,
  dice: Dice,
): PayoffMatrix {
  const { mine, his } = pair;
  const answers = answering(position, pair, dice);
  return payoffMatrix(mine.candidates.length, his.candidates.length, (row, column) =>
    payoff(position, answers(mine.candidates[row], his.candidates[column]), worth, budget, dice),
  );
}
