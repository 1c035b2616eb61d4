import { itemAt } from "../../../../core/item-at.ts";
import type { Offer } from "../../../../face/offer.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Of } from "../../rules/state/task.ts";
import { productionOf as diceOf, knockedOut, repairable } from "../../rules/turn/repair.ts";
import type { View } from "../../rules/view/view.ts";
import { meanHits } from "../outlook/halves.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";

/** Answers of which so many are offered; who wants another one writes it. */
const MOST = 12;

function some(orders: Iterable<Order>, most = MOST): readonly Order[] {
  const found: Order[] = [];
  for (const order of orders) {
    if (found.length === most) break;
    found.push(order);
  }
  return found;
}

/** BB-R57: a number of targets, or a pass; what was agreed is where one begins. */
export function bids(view: View, orders: Iterable<Order>, kind: string): readonly Offer[] {
  const label = phrase("figure.targets");
  return [...orders].map((order): Offer => {
    if (order.kind !== "bid") return ending("pass", kind);
    const { targets } = order;
    const usual = targets === view.setup.options.targets ? ({ usual: true } as const) : {};
    const figures = [{ id: "targets", label, value: targets }];
    return offered(order, phrase("offer.bid", { targets }), { figures, ...usual });
  });
}

/** BB-R29: which of those that return lies uppermost. */
export function tops(orders: Iterable<Order>): readonly Offer[] {
  return some(orders).map((order, place) =>
    offered(order, phrase("offer.top", { types: order.kind === "types" ? order.types : [] }), {
      ...(place === 0 && { usual: true, standing: "any-order" }),
    }),
  );
}

/** BB-58, BB-59: one squadron tired, another one fresh; usually all that can be had. */
export function rotations(orders: Iterable<Order>, kind: string): readonly Offer[] {
  return [...orders].map((order, place): Offer => {
    const usual = place === 0 ? ({ usual: true, standing: "rotate" } as const) : {};
    if (order.kind !== "rotate") return ending("done", kind, place === 0 ? { usual: true } : {});
    const { from, to, gives, gains } = order;
    return offered(order, phrase("offer.rotate", { from, to, gives, gains }), usual);
  });
}

/** What a squadron and a facility repaired are worth beside each other: without its airfield a wing is not filled. */
const FACILITY = 1.5;

/** BB-71: the split of the dice, with the repairs that it will bring in the mean. */
export function splits(view: View, { group }: Of<"dice">): readonly Offer[] {
  const dice = diceOf(view, group);
  const [damaged, out] = [repairable(view, group).length, knockedOut(view, group).length];
  const each = Array.from({ length: dice + 1 }, (_, facilities) => {
    const squadrons = dice - facilities;
    const mean = [meanHits(squadrons, damaged), meanHits(facilities, out)] as const;
    return { squadrons, facilities, mean, worth: mean[0] + FACILITY * mean[1] };
  });
  const best = each.toSorted((a, b) => b.worth - a.worth);
  return best.slice(0, MOST).map(({ squadrons, facilities, mean }, place) =>
    offered({ kind: "dice", squadrons, facilities }, phrase("offer.split", { squadrons, facilities }), {
      lines: [phrase("says.repairs", { squadrons: mean[0], damaged, facilities: mean[1], out })],
      ...(place === 0 && { usual: true, standing: "split" }),
    }),
  );
}

/** BB-71: what the roundels repair, the strongest squadrons first. */
export function repairs(orders: Iterable<Order>): readonly Offer[] {
  return some(orders).map((order, place) =>
    offered(order, phrase("offer.rebuild", { names: order.kind === "rebuild" ? order.names : [] }), {
      ...(place === 0 && { usual: true, standing: "repair" }),
    }),
  );
}

/** BB-131: points of the pool, usually kept. */
export function points(view: View, orders: Iterable<Order>, kind: string): readonly Offer[] {
  return some(orders).map((order): Offer => {
    if (order.kind !== "types") return ending("pass", kind, { usual: true, standing: "keep-points" });
    const lines = [phrase("says.points", { left: view.poolPoints - order.types.length })];
    return offered(order, phrase("offer.pool", { types: order.types }), { lines });
  });
}

/** BB-53: which geschwader fill to seven, usually all. */
export function sevens(orders: Iterable<Order>): readonly Offer[] {
  return some(orders).map((order, place) => {
    const formations = order.kind === "sevens" ? order.formations : [];
    return offered(order, phrase("offer.sevens", { formations }), {
      ...(place === 0 && { usual: true, standing: "sevens" }),
    });
  });
}

/** BB-86: who draws first. */
export function fillings(orders: Iterable<Order>): readonly Offer[] {
  const found: Offer[] = [];
  const first = new Set<string>();
  for (const order of orders) {
    if (order.kind !== "fill" || first.has(order.formations[0] ?? "")) continue;
    first.add(order.formations[0] ?? "");
    const usual = found.length === 0 ? ({ usual: true, standing: "fill" } as const) : {};
    const title = phrase("offer.fill", { formations: order.formations });
    found.push(offered(order, title, { ...usual, on: itemAt(order.formations, 0) }));
    if (found.length === MOST) break;
  }
  return found;
}
