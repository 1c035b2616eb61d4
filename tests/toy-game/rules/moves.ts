import type { Asked } from "../../../src/core/orders/question.ts";
import { AREAS, distance, neighbours, type Square } from "../data/map.ts";
import {
  isThere,
  type Order,
  type SeenSquadron,
  SIDES,
  type Side,
  sideOf,
  standing,
  type View,
} from "./state.ts";

const STACK = 2;

export function enemyOf(side: Side): Side {
  return side === SIDES[0] ? SIDES[1] : SIDES[0];
}

/** Why a counter may not move to a square: the code of a refusal and its rule; undefined when it may. */
export function barred(view: View, one: SeenSquadron, to: Square): readonly [string, string] | undefined {
  const side = sideOf(view, one.seat);
  if (one.moved) return ["has-moved", "RD-6"];
  if (!neighbours(one.at).includes(to)) return ["too-far", "RD-6"];
  if (standing(view, side, to).length >= STACK) return ["stacked", "RD-6"];
  const meets = standing(view, enemyOf(side), to).length > 0;
  return meets && view.cloud && AREAS.cloud.includes(to) ? ["in-cloud", "RD-7"] : undefined;
}

/** RD-16: where the seat's other counters will be, as far as it has said so in this round. */
function claimed({ squadrons }: View, { id: asked, own }: Asked<Order>): readonly Square[] {
  return [...own].flatMap(([id, order]) => {
    if (id === asked) return [];
    if (order.kind === "move") return [order.to];
    return squadrons.filter((one) => one.id === id).map(({ at }) => at);
  });
}

/** RD-16: why a counter may not be sent to a square, or stay there: the code of a refusal. */
export function unplanned(view: View, one: SeenSquadron, to: Square, asked: Asked<Order>) {
  if (distance(one.at, to) > 1) return "too-far";
  return claimed(view, asked).includes(to) ? "claimed" : undefined;
}

/** The counters that a seat may still move. */
export function movers(view: View, seat: string): readonly SeenSquadron[] {
  return view.squadrons.filter((one) => one.seat === seat && isThere(one) && !one.moved);
}

/** Where a counter may move to. */
export function reach(view: View, one: SeenSquadron): readonly Square[] {
  return neighbours(one.at).filter((to) => !barred(view, one, to));
}
