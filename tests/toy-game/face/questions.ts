import type { Prompt } from "../../../src/core/game.ts";
import type { Ask } from "../../../src/face/ask.ts";
import type { Offer } from "../../../src/face/offer.ts";
import { PLACES, type Square } from "../data/map.ts";
import { print } from "../rules/orders.ts";
import type { Order, SeenSquadron, View } from "../rules/state.ts";
import { phrase } from "./phrase.ts";

const STYLES = {
  target: "map",
  guard: "map",
  move: "map",
  attack: "hand",
  answer: "hand",
  bid: "hand",
  shove: "map",
  battle: "choice",
} as const;

type Kind = keyof typeof STYLES;

/** RD-18: what is chosen in secret is a place to stand at where turns are bid for, not one to bomb. */
const PLACED = { target: true, guard: true };

/** How each question is put. */
export function askOf({ kind }: Prompt, view: View, name: string): Ask {
  const asked = kind as Kind;
  const [task] = view.agenda;
  const card = task?.do === "answer" ? (task.cards.at(-1) ?? "") : "";
  return {
    style: STYLES[asked],
    title: phrase("ask.title", { kind: asked, name }),
    why: phrase("ask.why", { kind: view.bids && kind in PLACED ? "chosen" : asked, card }),
  };
}

function placeAt(square: Square): string | undefined {
  return Object.entries(PLACES).find(([, at]) => at === square)?.[0];
}

function strengthOf(squadrons: readonly SeenSquadron[], id: string): number {
  return squadrons.find((one) => one.id === id)?.strength ?? 0;
}

function offerOf(order: Order, view: View, held: readonly string[], hand: string): Offer {
  const text = print(order);
  switch (order.kind) {
    case "target":
    case "guard":
      return {
        text,
        title: phrase("place", { place: placeAt(order.square) ?? "" }),
        lines: [order.square],
        on: placeAt(order.square) ?? "",
      };
    case "move": {
      const { id, to } = order;
      const place = placeAt(to);
      return {
        text,
        title: phrase("offer.move", { id, to }),
        lines: [
          phrase("offer.strength", { strength: strengthOf(view.squadrons, id) }),
          ...(place ? [phrase("place", { place })] : []),
        ],
        from: id,
        on: id,
      };
    }
    case "play":
      return {
        text,
        title: phrase("offer.play", { card: order.card }),
        lines: [phrase("card.text", { card: order.card })],
        on: `${hand}-${held.indexOf(order.card)}`,
      };
    case "bid": {
      const { points } = order;
      const title = phrase("offer.bid", { points });
      return { text, title, lines: [], ...(points > 0 && { on: `${hand}-${held.indexOf(`${points}`)}` }) };
    }
    case "shove": {
      const { id, to } = order;
      return { text, title: phrase("offer.move", { id, to }), lines: [], from: id, on: id };
    }
    case "losses":
      return { text, title: phrase("offer.losses", { red: order.red, blue: order.blue }), lines: [] };
    default: {
      const offer = { text, title: phrase(`offer.${order.kind}`), lines: [], last: true } as const;
      return view.agenda[0]?.do === "answer" ? { ...offer, usual: true, standing: "no-answers" } : offer;
    }
  }
}

/** Every legal answer with what stands for it on the table: a counter, a place, a card of the hand. */
export function offersOf({ seat }: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  const held = view.hands[seat]?.cards ?? [];
  return [...orders].map((order) => offerOf(order, view, held, seat));
}
