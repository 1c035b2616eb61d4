import type { Offer } from "../../../../face/offer.ts";
import { HAND } from "../../data/figures.ts";
import type { Order } from "../../rules/grammar/order.ts";
import type { Own } from "../../rules/orders/question.ts";
import { geschwaderOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { missionId } from "../grid.ts";
import { bombsOf } from "../outlook/bombs.ts";
import { rangeTo, suggested } from "../outlook/missions.ts";
import { ending, offered } from "./listed.ts";
import { phrase } from "./phrase.ts";
import { bombsSaid } from "./said.ts";

function given(own: Own): ReadonlyMap<string, string> {
  return new Map(
    [...own].flatMap(([id, order]) => (order.kind === "cards" ? [[id, order.cards[0] ?? ""] as const] : [])),
  );
}

/** BB-74: every card of the hand that nobody else has; usually the one that the program would give. */
export function missions(
  view: View,
  id: string,
  orders: Iterable<Order>,
  own: Own,
  kind: string,
): readonly Offer[] {
  const usual = suggested(view, given(own)).get(id);
  const offers = [...orders].map((order): Offer => {
    const [target] = order.kind === "cards" ? order.cards : [];
    if (target === undefined) return ending("none", kind, usual === undefined ? { usual: true } : {});
    const one = { ...geschwaderOf(view, id), target };
    const range = rangeTo(view, one, target);
    const bombs = range.fuel === null ? undefined : bombsOf(view, one);
    return offered(order, phrase("offer.mission", { target, square: range.square }), {
      lines: [
        phrase("says.range", { ...range, hits: view.hits[target] ?? 0, out: view.out.includes(target) }),
        ...bombsSaid(view, one),
      ],
      on: missionId(target),
      ...(bombs && { chance: bombs.success }),
      ...(target === usual && { usual: true, standing: "missions" }),
    });
  });
  return [...offers.filter((offer) => offer.usual), ...offers.filter((offer) => !offer.usual)];
}

/** BB-R32: the three that are in reach of most geschwader, and with one of them exchanged; any others are written. */
export function keeps(view: View): readonly Offer[] {
  const reach = (card: string) =>
    view.geschwader.filter((one) => rangeTo(view, one, card).fuel !== null).length;
  const near = (card: string) => Math.min(...view.geschwader.map((one) => rangeTo(view, one, card).squares));
  const ranked = view.hand.toSorted((a, b) => reach(b) - reach(a) || near(a) - near(b));
  const [best, rest] = [ranked.slice(0, HAND), ranked.slice(HAND)];
  const sets = [
    best,
    ...rest.flatMap((card) => best.map((out) => [...best.filter((one) => one !== out), card])),
  ];
  return sets.map((cards, place) =>
    offered({ kind: "cards", verb: "keep", cards: [...cards].sort() }, phrase("offer.keep", { cards }), {
      ...(place === 0 && { usual: true }),
    }),
  );
}
