import type { Dice } from "../core/dice.ts";
import { onAverage } from "./chance.ts";
import type { Desk, Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import type { Worth } from "./node.ts";

/** What each answer to the only open question is worth on average over the dice. */
export function worthOfEach(round: Round, desk: Desk, worth: Worth, meter: Meter, dice: Dice): Float64Array {
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
