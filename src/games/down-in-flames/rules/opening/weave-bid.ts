import { SIDES, type Side } from "../../data/sides.ts";
import type { Order } from "../grammar/order.ts";
import type { Setup } from "../setup/setup.ts";
import { doFirst, withState } from "../state/changed.ts";
import { cardOfElement } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { other, tell } from "../state/tell.ts";

/** DIF-10.11: two Elements of one type that knows the weave. */
export function mayBidForWeave(setup: Setup, side: Side): boolean {
  const types = setup.elements.flatMap((one, element) =>
    one.side === side && cardOfElement(setup, element).specials.includes("thach-weave") ? [one.type] : [],
  );
  return setup.options.thach && types.some((type, at) => types.indexOf(type) !== at);
}

/** DIF-10.11.3: a side says what the weave is worth to it. */
export function offered(state: State, side: Side, order: Order): Step {
  if (order.kind !== "offer") return { state, events: [tell("event.no-weave", { side: SIDES[side] })] };
  const ask: Task = { do: "accept", side: other(side), points: order.points };
  return {
    state: doFirst(state, [ask]),
    events: [tell("event.weave-offered", { side: SIDES[side], points: order.points })],
  };
}

/** DIF-R46: accepted, the points are paid and the rule is on; refused, it is off. */
export function weaveAccepted(
  state: State,
  { side, points }: Extract<Task, { do: "accept" }>,
  order: Order,
): Step {
  const accepted = order.kind === "word" && order.word === "accept";
  const told = tell("event.weave-answered", { side: SIDES[side], accepted, points });
  if (!accepted) return { state, events: [told] };
  const [one, two] = state.credit;
  const credit: readonly [number, number] = side === 0 ? [one + points, two] : [one, two + points];
  const weave: readonly [boolean, boolean] = side === 0 ? [state.weave[0], true] : [true, state.weave[1]];
  return { state: withState(state, { credit, weave }), events: [told] };
}
