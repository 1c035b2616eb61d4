import type { Dice } from "../core/dice.ts";
import { branches, onAverage } from "./chance.ts";
import type { Desk, Round } from "./desk.ts";
import { luckOf } from "./luck.ts";
import type { Meter } from "./meter.ts";
import { pick } from "./mix.ts";
import type { Worth } from "./node.ts";

const SEEDS = 0x7fff_ffff;

/** The same from a sketch of the dice, with the same luck for every answer. */
function sketched(round: Round, desk: Desk, worth: Worth, meter: Meter, dice: Dice): Float64Array {
  const seed = pick(SEEDS, dice);
  return Float64Array.from(desk.orders, (order) => {
    const answers = new Map([[desk.prompt.id, order]]);
    return branches(round.game, round.state, answers, meter, () => luckOf(seed)).reduce(
      (sum, { state, share }) => sum + share * worth(state),
      0,
    );
  });
}

/** What each answer to the only open question is worth on average over the dice. */
export function worthOfEach(round: Round, desk: Desk, worth: Worth, meter: Meter, dice: Dice): Float64Array {
  if (desk.drawn) return sketched(round, desk, worth, meter, dice);
  return Float64Array.from(desk.orders, (order) =>
    onAverage(round.game, round.state, new Map([[desk.prompt.id, order]]), worth, meter, dice),
  );
}

/** The first of the highest values gets everything. */
export function onlyBest(values: Float64Array): Float64Array {
  const mix = new Float64Array(values.length);
  mix[values.indexOf(values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY))] = 1;
  return mix;
}
