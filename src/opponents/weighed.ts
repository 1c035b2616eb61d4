import type { Dice } from "../core/dice.ts";
import { answersFor, type Desk, type Round } from "./desk.ts";
import type { Meter } from "./meter.ts";
import { drawn, type Mix } from "./mix.ts";
import type { Considered, Decision } from "./opponent.ts";

/** One desk after thought: how often each of its orders is to be played, and what each promises. */
export interface Weighed {
  readonly desk: Desk;
  readonly mix: Mix;
  readonly values: ArrayLike<number>;
}

function consider({ game }: Round, { desk, mix, values }: Weighed): Considered {
  const plots = desk.orders.map((order, index) => ({
    order: game.print(order),
    weight: mix[index] ?? 0,
    value: Math.round(values[index] ?? 0),
  }));
  return { prompt: desk.prompt.id, plots: plots.sort((a, b) => b.weight - a.weight || b.value - a.value) };
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
