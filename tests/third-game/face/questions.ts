import type { Prompt } from "../../../src/core/game.ts";
import type { Ask } from "../../../src/face/ask.ts";
import type { Offer } from "../../../src/face/offer.ts";
import { print } from "../rules/orders.ts";
import type { Order, View } from "../rules/state.ts";
import { PLACES } from "../tables/map.ts";
import type { PlaceName } from "./map.ts";
import { phrase } from "./phrase.ts";

/** Squares are chosen on the map, counters moved there; cards are played from the hand. */
export function askOf({ kind, about = "" }: Prompt): Ask {
  if (kind === "target" || kind === "guard") return { style: "map", why: phrase("ask.place", { kind }) };
  if (kind === "move") return { style: "map", why: phrase("ask.move") };
  return { style: "hand", why: phrase("ask.card", { kind, about }) };
}

/** What stands for an answer on the table: a place, a counter, a card in hand. */
function standsFor(order: Order, { seat }: Prompt, view: View): string | undefined {
  switch (order.kind) {
    case "target":
    case "guard":
      return (Object.keys(PLACES) as PlaceName[]).find((place) => PLACES[place] === order.square);
    case "move":
      return order.id;
    case "play":
      return `${seat}-${view.hands[seat]?.cards?.indexOf(order.card) ?? -1}`;
    default:
      return undefined;
  }
}

function offerOf(order: Order, prompt: Prompt, view: View): Offer {
  const on = standsFor(order, prompt, view);
  const text = print(order);
  const told = { text, ...(on !== undefined && { on }) };
  switch (order.kind) {
    case "target":
    case "guard":
      return { ...told, title: phrase("place", { place: on ?? order.square }), lines: [order.square] };
    case "move":
      return { ...told, title: phrase("offer.move", { id: order.id, to: order.to }), lines: [] };
    case "play":
      return {
        ...told,
        title: phrase("card.title", { card: order.card }),
        lines: [phrase("card.text", { card: order.card })],
      };
    default:
      return { ...told, title: phrase("offer.last", { kind: order.kind }), lines: [], last: true };
  }
}

export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  return [...orders].map((order) => offerOf(order, prompt, view));
}
