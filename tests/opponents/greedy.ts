import type { Dice } from "../../src/core/dice.ts";
import type { Answers, AnyGame, Prompt, PromptId } from "../../src/core/game.ts";
import { seededChoices } from "../../src/core/random.ts";
import { onlyBest, worthOfEach } from "../../src/opponents/best.ts";
import { imagine, type Round } from "../../src/opponents/desk.ts";
import { meterOf } from "../../src/opponents/meter.ts";
import { nodeOf } from "../../src/opponents/node.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { decide } from "../../src/opponents/weighed.ts";

const ALL = 1000;

/** The dogfight's way to fly on as before: SPEED of the last turn, straight ahead. */
function straightOn(game: AnyGame, prompt: Prompt, view: unknown): unknown {
  const { speed } = (game.report(view).pieces[prompt.id] ?? {}) as { speed?: number };
  const read = game.parse(String(speed ?? 1), prompt, view, new Map());
  return read.ok ? read.value : [...game.options(prompt, view, new Map())][0];
}

function everybodyStraightOn(round: Round): Map<PromptId, unknown> {
  const desks = [...round.own, ...round.others];
  return new Map(desks.map(({ prompt, view }) => [prompt.id, straightOn(round.game, prompt, view)]));
}

function bestOrder(round: Round, index: number, answers: Answers<unknown>, dice: Dice): unknown {
  const desk = round.own[index];
  if (!desk) throw new RangeError(`no desk ${index}`);
  const worth = (state: unknown) => round.game.appraise(state, round.seat);
  const meter = meterOf({ nodes: ALL });
  let best: { order: unknown; value: number } | undefined;
  for (const order of desk.orders) {
    const value = nodeOf(round, new Map(answers).set(desk.prompt.id, order), worth, meter, dice);
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
  answer(game, view, prompts, budget, dice) {
    const meter = meterOf(budget);
    const round = imagine(game, view, prompts, { listed: ALL, alone: ALL, together: ALL }, dice);
    const [only] = round.own;
    if (only && round.own.length === 1 && round.others.length === 0) {
      const worth = (state: unknown) => game.appraise(state, round.seat);
      const values = worthOfEach(round, only, worth, meter, dice);
      return decide(round, [{ desk: only, mix: onlyBest(values), values }], meter, dice);
    }
    const plan = everybodyStraightOn(round);
    round.own.forEach(({ prompt }, index) => {
      plan.set(prompt.id, bestOrder(round, index, plan, seededChoices("greedy")));
    });
    const answers = new Map(round.own.map(({ prompt }) => [prompt.id, game.print(plan.get(prompt.id))]));
    return { answers, considered: [], nodes: meter.spent };
  },
};
