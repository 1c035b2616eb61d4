import type { Dice } from "../core/dice.ts";
import { worthOfEach } from "./best.ts";
import { company } from "./company.ts";
import { breadthOf, type Desk, imagine, type Round, some } from "./desk.ts";
import { type Meter, meterOf } from "./meter.ts";
import { shares } from "./mix.ts";
import { nodeOf, type Worth } from "./node.ts";
import type { Opponent } from "./opponent.ts";
import { decide, TOLD, type Weighed } from "./weighed.ts";

/** Answers looked at for each prompt, and parts of the budget for drawing them where they can't be listed. */
const GLANCE = 240;
const ALONE = 0.24;
const TOGETHER = 0.06;
/** Answers of others among which the best is expected. */
const SENSE = 16;
/** Of the span from the worst answer to the best, the part in which something very bad lies. */
const MAD = 0.6;
/** Of what is not mad, the part of the span that it leaves alone all the same. */
const POOR = 0.25;
/** Of the span, how far below the middle of drawn answers something lies that it leaves alone. */
const FAR_BELOW = 0.1;
/** Answers that differ by less than this part of the span before are of one kind: the others were another matter. */
const ALIKE = 0.2;

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}

/**
 * The least value that is not mad. What is lost at once is left out first, then what is lost a little later, until
 * the answers that are left are all of one kind.
 */
function leastSane(values: readonly number[]): number {
  const span = spanOf(values);
  const least = Math.min(...values);
  const rest = values.filter((value) => value >= least + MAD * span);
  return span > 0 && spanOf(rest) < ALIKE * span ? leastSane(rest) : least + POOR * span;
}

/**
 * Where answers were only drawn, most are ordinary: what falls far below the middle one by its dice, such as a dive
 * that may fold the wings, need not be risked.
 */
function nearMedian(values: Float64Array): number {
  const sorted = values.toSorted();
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return middle - FAR_BELOW * spanOf([...sorted]);
}

/** A few answers, taken by chance from all that is not mad, each as likely. */
function sane({ legal }: Desk, values: Float64Array, dice: Dice): Float64Array {
  const bar = Array.isArray(legal)
    ? leastSane([...values])
    : Math.max(leastSane([...values]), nearMedian(values));
  const places = [...values.keys()].filter((place) => (values[place] ?? 0) >= bar);
  const few = new Set(some(places, TOLD, dice));
  return shares(values.map((_, place) => (few.has(place) ? 1 : 0)));
}

/** What each order of each own desk is worth while everybody else does something sensible. */
function glances(round: Round, worth: Worth, meter: Meter, dice: Dice): Float64Array[] {
  const answers = company(round, [], SENSE, meter, dice);
  return round.own.map(({ prompt, orders }) =>
    Float64Array.from(orders, (order) =>
      nodeOf(round, new Map(answers).set(prompt.id, order), worth, meter, dice),
    ),
  );
}

/** Answers by chance, but nothing mad: it stays on the table and shoots when it can. */
export const cadet: Opponent = {
  id: "cadet",
  nodes: 1000,
  answer(game, view, prompts, budget, dice) {
    const meter = meterOf(budget);
    const round = imagine(game, view, prompts, breadthOf(GLANCE, budget.nodes, ALONE, TOGETHER), dice);
    const worth = (state: unknown) => game.appraise(state, round.seat);
    const [only] = round.own;
    const alone = only && round.own.length === 1 && round.others.length === 0;
    const values = alone
      ? [worthOfEach(round, only, worth, meter, dice)]
      : glances(round, worth, meter, dice);
    const weighed = round.own.map((desk, index): Weighed => {
      const each = values[index] ?? new Float64Array(desk.orders.length);
      return { desk, values: each, mix: sane(desk, each, dice) };
    });
    return decide(round, weighed, meter, dice);
  },
};
