import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { Answers, AnyAppraisedGame, Prompt, PromptId } from "../../src/core/game.ts";
import { decide } from "../../src/opponents/decision.ts";
import { worldsOf } from "../../src/opponents/determinization.ts";
import { onePlyValues, pureStrategy } from "../../src/opponents/one-ply.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { payoff } from "../../src/opponents/payoff.ts";
import { type Position, positionOf } from "../../src/opponents/position.ts";
import { searchBudget } from "../../src/opponents/search-budget.ts";

const ALL = 1000;

/** The dogfight's way to fly on as before: SPEED of the last turn, straight ahead. */
function straightOn(game: AnyAppraisedGame, prompt: Prompt, view: unknown): unknown {
  const { speed } = (game.report(view).pieces[prompt.id] ?? {}) as { speed?: number };
  const read = game.parse(String(speed ?? 1), prompt, view, new Map());
  return read.ok ? read.value : [...game.options(prompt, view, new Map())][0];
}

function everybodyStraightOn(position: Position): Map<PromptId, unknown> {
  const questions = [...position.own, ...position.others];
  return new Map(questions.map(({ prompt, view }) => [prompt.id, straightOn(position.game, prompt, view)]));
}

function bestOrder(position: Position, index: number, answers: Answers<unknown>, dice: Dice): unknown {
  const question = position.own[index];
  if (!question) throw new RangeError(`no question ${index}`);
  const worth = (state: unknown) => position.game.appraise(state, position.seat);
  const budget = searchBudget({ nodes: ALL });
  let best: { order: unknown; value: number } | undefined;
  for (const order of question.candidates) {
    const value = payoff(position, new Map(answers).set(question.prompt.id, order), worth, budget, dice);
    if (!best || value > best.value) best = { order, value };
  }
  return best?.order;
}

/**
 * A fixed measure for other opponents: takes it that the enemy flies straight on, and gives each of its aircraft in
 * turn the order that is best then by the game's own appraisal; shoots as well as it can.
 */
export const greedy: Opponent = {
  id: "greedy",
  nodes: ALL,
  answer(request, allowed, dice) {
    const { game } = request;
    const worlds = worldsOf(request, dice);
    const budget = searchBudget(allowed);
    const position = positionOf(request, worlds.next(), { listed: ALL, alone: ALL, together: ALL }, dice);
    const [only] = position.own;
    if (only && position.own.length === 1 && position.others.length === 0) {
      const worth = (state: unknown) => game.appraise(state, position.seat);
      const values = onePlyValues(position, only, worlds, worth, budget, dice);
      return decide(position, [{ question: only, mix: pureStrategy(values), values }], budget, dice);
    }
    const plan = everybodyStraightOn(position);
    position.own.forEach(({ prompt }, index) => {
      plan.set(prompt.id, bestOrder(position, index, plan, seededChoices("greedy")));
    });
    const answers = new Map(position.own.map(({ prompt }) => [prompt.id, game.print(plan.get(prompt.id))]));
    return { answers, considered: [], nodes: budget.spent };
  },
};
