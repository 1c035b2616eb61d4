import type { Dice } from "../core/dice.ts";
import type { Answers, PromptId } from "../core/game.ts";
import { type PayoffMatrix, payoffMatrix } from "./payoff-matrix.ts";
import { answersFor, type Position, type Question } from "./position.ts";
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

/** Questions of two seats, and what everybody else answers while these two are weighed against each other. */
export interface Pair {
  readonly mine: Question;
  readonly his: Question;
  readonly rest: Answers<unknown>;
}

/** Whether any answer to a question goes together with what its seat answers elsewhere. */
function goesWithAll(position: Position, { prompt, view, legal }: Question, rest: Answers<unknown>): boolean {
  const own = new Map<PromptId, unknown>();
  for (const question of [...position.own, ...position.others]) {
    if (question.prompt.seat !== prompt.seat || question.prompt.id === prompt.id) continue;
    own.set(question.prompt.id, rest.get(question.prompt.id));
  }
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
    const wanted = ({ prompt }: Question) => {
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
