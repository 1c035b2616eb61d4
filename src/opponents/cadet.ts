import type { Dice } from "../core/dice.ts";
import { worthOfEach } from "./best.ts";
import { answersFor, type Desk, imagine, type Round } from "./desk.ts";
import { type Meter, meterOf } from "./meter.ts";
import { pick, shares } from "./mix.ts";
import { nodeOf, type Worth } from "./node.ts";
import type { Opponent } from "./opponent.ts";
import { decide, type Weighed } from "./weighed.ts";

/** Answers looked at for each prompt. */
const GLANCE = 24;
/** Of the span from the worst answer to the best, the part that is out of the question. */
const MAD = 0.6;

/** All that is not mad, each as likely. */
function sane(values: Float64Array): Float64Array {
  const most = values.reduce((high, value) => Math.max(high, value), Number.NEGATIVE_INFINITY);
  const least = values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);
  const bar = least + MAD * (most - least);
  return shares(values.map((value) => (value >= bar ? 1 : 0)));
}

/** What each answer is worth while everybody else does something or other. */
function glance(round: Round, desk: Desk, worth: Worth, meter: Meter, dice: Dice): Float64Array {
  const all = [...round.own, ...round.others];
  const anything = ({ orders }: Desk) => orders[pick(orders.length, dice)];
  const answers = answersFor(round, all, anything, dice);
  return Float64Array.from(desk.orders, (order) =>
    nodeOf(round, new Map(answers).set(desk.prompt.id, order), worth, meter, dice),
  );
}

/** Answers by chance, but nothing mad: it stays on the table and shoots when it can. */
export const cadet: Opponent = {
  id: "cadet",
  nodes: 300,
  answer(game, view, prompts, budget, dice) {
    const meter = meterOf(budget);
    const round = imagine(game, view, prompts, GLANCE, dice);
    const worth = (state: unknown) => game.appraise(state, round.seat);
    const alone = round.own.length === 1 && round.others.length === 0;
    const weigh = alone ? worthOfEach : glance;
    const weighed = round.own.map((desk): Weighed => {
      const values = weigh(round, desk, worth, meter, dice);
      return { desk, values, mix: sane(values) };
    });
    return decide(round, weighed, meter, dice);
  },
};
