import { itemAt } from "../../../../core/item-at.ts";
import type { Offer } from "../../../../face/offer.ts";
import { fighting } from "../../rules/battle/dogfight.ts";
import type { Against, Order } from "../../rules/grammar/order.ts";
import { geschwaderOf, typeOf } from "../../rules/state/look.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { bombsOf } from "../outlook/bombs.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";
import { bombsSaid } from "./said.ts";

/** What a squadron is worth in a fight: dice, then hits that it takes. */
function worthOf(view: View, card: string): number {
  const { dice, defence, bombs } = typeOf(view.setup, card);
  return 10 * dice + defence + bombs;
}

/** The strongest first; alike ones keep their order. */
function strongest(view: View, cards: readonly string[]): readonly string[] {
  return cards.toSorted((a, b) => worthOf(view, b) - worthOf(view, a));
}

function worthLost(view: View, order: Order): number {
  if (order.kind !== "lose") return 0;
  const lost = order.lost.reduce((sum, card) => sum + 1000 + worthOf(view, card), 0);
  return lost + (order.stood === null ? 0 : worthOf(view, order.stood));
}

/** BB-106, BB-117: every way to take hits, that with the fewest and weakest squadrons lost first. */
export function losses(view: View, orders: Iterable<Order>, kind: string): readonly Offer[] {
  const sorted = [...orders].toSorted((a, b) => worthLost(view, a) - worthLost(view, b));
  return sorted.map((order, place): Offer => {
    const usual = place === 0 ? ({ usual: true, standing: "lose-fewest" } as const) : {};
    if (order.kind !== "lose") return ending("none", kind, usual);
    const { lost, stood } = order;
    return offered(order, phrase("offer.lose", { lost, stood: stood ?? "" }), usual);
  });
}

/** BB-109: the sizes of the gruppen, the most even first. */
export function gruppen(orders: Iterable<Order>): readonly Offer[] {
  const sizes = [...orders].toReversed();
  return sizes.map((order, place) =>
    offered(order, phrase("offer.lay", { sizes: order.kind === "lay" ? order.sizes : [] }), {
      ...(place === 0 && { usual: true, standing: "even-gruppen" }),
    }),
  );
}

/** Squadrons dealt into gruppen rank by rank: the first of the row to the heads of the gruppen. */
function inRanks(row: readonly string[], sizes: readonly number[]): readonly string[] {
  const gruppen = sizes.map((): string[] => []);
  const left = [...row];
  for (let rank = 0; left.length > 0; rank++)
    for (const [at, size] of sizes.entries()) {
      const card = rank < size ? left.shift() : undefined;
      if (card !== undefined) gruppen[at]?.push(card);
    }
  return gruppen.flat();
}

/** BB-109, BB-98: the strongest at the heads, together, or at the ends; any other order is written. */
export function lays(view: View): readonly Offer[] {
  const { dogfight } = view;
  const sizes = dogfight?.sizes ?? [];
  const row = strongest(view, geschwaderOf(view, dogfight?.geschwader ?? "").squadrons);
  const ways = [
    ["heads", inRanks(row, sizes)],
    ["together", row],
    ["tails", inRanks(row.toReversed(), sizes)],
  ] as const;
  const texts = new Set<string>();
  return ways.flatMap(([how, types], place): readonly Offer[] => {
    if (texts.has(types.join())) return [];
    texts.add(types.join());
    const title = phrase("offer.order", { how });
    const lines = [phrase("says.gruppen", { gruppen: parted(types, sizes) })];
    const usual = place === 0 ? ({ usual: true, standing: "strongest-ahead" } as const) : {};
    return [offered({ kind: "types", verb: "order", types }, title, { lines, ...usual })];
  });
}

function parted(row: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  const left = [...row];
  return sizes.map((size) => left.splice(0, size));
}

/** Squadrons against gruppen in turn, the largest gruppe first. */
function spread(own: readonly string[], gruppen: readonly number[]): readonly Against[] {
  const found = new Map<number, string[]>();
  for (const [at, card] of own.entries()) {
    const gruppe = itemAt(gruppen, at % gruppen.length);
    found.set(gruppe, [...(found.get(gruppe) ?? []), card]);
  }
  return [...found].map(([gruppe, squadrons]) => ({ gruppe, squadrons }));
}

/** BB-110: one squadron against each gruppe, or all against one; any other split is written. */
export function sets(view: View): readonly Offer[] {
  const sizes = view.dogfight?.sizes ?? [];
  const own = strongest(view, fighting(view));
  const numbers = sizes.map((_, at) => at + 1);
  const bySize = numbers.toSorted((a, b) => (sizes[b - 1] ?? 0) - (sizes[a - 1] ?? 0));
  const ways: readonly (readonly Against[])[] = [
    spread(own, bySize),
    spread(own, bySize.toReversed()),
    ...numbers.map((gruppe) => [{ gruppe, squadrons: own }]),
  ];
  const found = ways.map((against, place) =>
    offered(
      { kind: "set", against },
      phrase("offer.set", { against: against.map((one) => ({ ...one, size: sizes[one.gruppe - 1] ?? 0 })) }),
      { ...(place === 0 && { usual: true, standing: "set-apart" }) },
    ),
  );
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
}

/** BB-80, BB-114: who is over his target usually bombs; the others stay aloft unless they go home. */
export function bombings(view: View, orders: Iterable<Order>, kind: string): readonly Offer[] {
  const offers = [...orders].map((order): Offer => {
    if (order.kind !== "act") return ending("done", kind);
    const one = geschwaderOf(view, order.id);
    if (order.verb === "bomb") return bombOffer(view, one, order);
    const title = phrase("offer.act", { id: one.id, verb: "home" });
    return offered(order, title, { lines: [phrase("says.fuel", { left: one.fuel })], from: one.id });
  });
  const usual = offers.find(({ standing }) => standing !== undefined) ?? offers.find(({ last }) => last);
  const rest = offers.filter((offer) => offer !== usual);
  return usual ? [{ ...usual, usual: true }, ...rest] : rest;
}

function bombOffer(view: View, one: Geschwader, order: Order): Offer {
  const bombs = bombsOf(view, one);
  return offered(order, phrase("offer.bomb", { id: one.id, target: one.target ?? "" }), {
    lines: bombsSaid(view, one),
    from: one.id,
    on: one.target ?? "",
    standing: "bomb",
    ...(bombs && { chance: bombs.success }),
  });
}

/** BB-H10: how a battle is fought: usually by the campaign's own dice. */
export function engagements(orders: Iterable<Order>): readonly Offer[] {
  return [...orders].map((order, place) =>
    offered(order, phrase("offer.fight", { by: order.kind === "fight" ? order.by : "dice" }), {
      ...(place === 0 && { usual: true, standing: "own-dice" }),
    }),
  );
}

/** Costs that are offered of a battle on another table; its own end tells the right one. */
const MOST_RESULTS = 12;

/** BB-H10: what came of a battle on another table. */
export function results(orders: Iterable<Order>): readonly Offer[] {
  const found: Offer[] = [];
  for (const order of orders) {
    if (found.length === MOST_RESULTS) break;
    if (order.kind === "result")
      found.push(offered(order, phrase("offer.result", { british: order.british, german: order.german })));
  }
  return found;
}
