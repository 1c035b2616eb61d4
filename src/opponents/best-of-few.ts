import type { Dice } from "../core/dice/dice.ts";
import type { Answers, PromptId } from "../core/game.ts";
import { pick } from "./mixed-strategy.ts";
import { payoff, type Worth } from "./payoff.ts";
import { answersFor, legalBeside, type OpenQuestion, ownAnswers, type Position } from "./position.ts";
import type { SearchBudget } from "./search-budget.ts";

/** The best of a few answers to one question that go together with its seat's others, while the others keep to theirs. */
function bestOfFew(
  position: Position,
  question: OpenQuestion,
  answers: Answers<unknown>,
  count: number,
  budget: SearchBudget,
  dice: Dice,
): unknown {
  const { prompt, candidates } = question;
  const isLegal = legalBeside(position, question, ownAnswers(position, question, answers));
  const worth: Worth = (state) => position.game.appraise(state, prompt.seat);
  let order = answers.get(prompt.id);
  let most = payoff(position, answers, worth, budget, dice);
  for (let turn = 1; turn < count; turn++) {
    const other = candidates[pick(candidates.length, dice)];
    if (!isLegal(other)) continue;
    const value = payoff(position, new Map(answers).set(prompt.id, other), worth, budget, dice);
    if (value > most) [order, most] = [other, value];
  }
  return order;
}

/** Some sensible answer to every question: the best of a few, except to those that are weighed anyway. */
export function bestOfFewEach(
  position: Position,
  except: readonly OpenQuestion[],
  count: number,
  budget: SearchBudget,
  dice: Dice,
): Map<PromptId, unknown> {
  const questions = [...position.own, ...position.others];
  const anyOf = ({ candidates }: OpenQuestion) => candidates[pick(candidates.length, dice)];
  const answers = answersFor(position, questions, anyOf, dice);
  for (const question of questions) {
    if (except.includes(question)) continue;
    answers.set(question.prompt.id, bestOfFew(position, question, answers, count, budget, dice));
  }
  return answers;
}
