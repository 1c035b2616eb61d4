import type { Dice } from "../core/dice.ts";
import { answersFor, type Desk, type Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import { drawn, type Mix, shares, withoutCrumbs } from "./mix.ts";
import type { Considered, Decision } from "./opponent.ts";

/** Answers that are told for each prompt. */
export const TOLD = 8;
/** Shares below this part of the largest are noise of the search. */
const CRUMBS = 0.08;

/** One desk after thought: how often each of its orders is to be played, and what each promises. */
export interface Weighed {
  readonly desk: Desk;
  readonly mix: Mix;
  readonly values: ArrayLike<number>;
}

/** Where plots meet and one of them is played more often than this, the others lie open. */
const SURE = 0.95;
/** Appraisals that differ by less are nearly alike: an eighth of an oval in the dogfight. */
const NEARLY = 15;
/** How often something else is played that is nearly as good. */
const WHIM = 0.2;
const SLIGHT = 0.01;

/** All that is nearly as good as the best, the better the more often. */
function nearlyBest(values: ArrayLike<number>): Float64Array {
  const all = Float64Array.from(values);
  const best = all.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return shares(all.map((value) => NEARLY - (best - value)));
}

/** The same without what is played hardly ever: at most as many answers as are told. */
function crisp({ desk, mix, values }: Weighed): Weighed {
  return { desk, mix: withoutCrumbs(mix, CRUMBS, TOLD), values };
}

/**
 * The same with a whim now and then. Two players who each have one best plot all the time fly in circles for ever:
 * neither gains by leaving them in the turn that they look at.
 */
function lively({ desk, mix, values }: Weighed): Weighed {
  if (Math.max(...Array.from(mix)) < SURE) return { desk, mix, values };
  const near = nearlyBest(values);
  const other = Float64Array.from(mix, (share, place) => (1 - WHIM) * share + WHIM * (near[place] ?? 0));
  return { desk, mix: withoutCrumbs(other, SLIGHT, TOLD), values };
}

/** How a desk is played in the end: without crumbs, and with a whim where two are left to themselves. */
export function played({ own, others }: Round, weighed: Weighed): Weighed {
  return own.length === 1 && others.length === 1 ? lively(crisp(weighed)) : crisp(weighed);
}

function consider({ game }: Round, { desk, mix, values }: Weighed): Considered {
  const plots = desk.orders.map((order, index) => ({
    order: game.print(order),
    weight: mix[index] ?? 0,
    value: Math.round(values[index] ?? 0),
  }));
  plots.sort((a, b) => b.weight - a.weight || b.value - a.value);
  return { prompt: desk.prompt.id, plots: plots.slice(0, TOLD) };
}

/** Draws an answer to each of the seat's prompts and says what was considered. */
export function decide(round: Round, weighed: readonly Weighed[], meter: Meter, dice: Dice): Decision {
  const wanted = ({ orders }: Desk, index: number) => orders[drawn(weighed[index]?.mix ?? [], dice)];
  const orders = answersFor(
    round,
    weighed.map(({ desk }) => desk),
    wanted,
    dice,
  );
  return {
    answers: new Map([...orders].map(([prompt, order]) => [prompt, round.game.print(order)])),
    considered: weighed.map((one) => consider(round, one)),
    nodes: meter.spent,
  };
}
