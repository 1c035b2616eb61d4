import { BRITISH } from "../../data/sides.ts";
import { allocations } from "../../rules/battle/hits.ts";
import type { Allocation, Order } from "../../rules/grammar/order.ts";
import { word } from "../../rules/orders/question.ts";
import { typeOf } from "../../rules/state/look.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { State } from "../../rules/state/state.ts";
import type { Of, Toll } from "../../rules/state/task.ts";
import type { Plan } from "./weigh.ts";
import { sum } from "./weigh.ts";
import { GERMAN_LOSS, RAF_LOSS } from "./worth.ts";

/** What a squadron is worth to who keeps it, beyond its being a loss: its dice, and its defence. */
function keptWorth(state: State, card: string): number {
  const { dice, defence, bombs } = typeOf(state.setup, card);
  return dice + defence + bombs;
}

function costOf(state: State, { side }: Toll, { lost, stood }: Allocation): number {
  const each = side === BRITISH ? RAF_LOSS : GERMAN_LOSS;
  const away = stood === null ? 0 : each / 4 + keptWorth(state, stood);
  return sum(lost.map((card) => each + keptWorth(state, card))) + away;
}

/** BB-106, BB-117: fewest losses, and of those the squadrons that fight worst. */
export const lose: Plan<Of<"lose">> = ({ view, prompt, whim }, { tolls }) => {
  const toll = tolls.find(({ side }) => side === sideOf(view, prompt.seat));
  if (!toll) return [];
  return allocations(view.setup, toll).map((one) => {
    const { lost, stood } = one;
    const order: Order = lost.length === 0 && stood === null ? word("none") : { kind: "lose", lost, stood };
    return { order, value: whim() / 3 - costOf(view, toll, one) };
  });
};
