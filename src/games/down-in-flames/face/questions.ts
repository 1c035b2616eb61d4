import type { Prompt } from "../../../core/game.ts";
import type { Ask } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import type { Order, PlayOrder } from "../grammar/order.ts";
import { print } from "../grammar/print.ts";
import { type Attacker, handOf, pieceOf } from "../state/pieces.ts";
import type { Attack, Task } from "../state/task.ts";
import type { View } from "../view.ts";
import { phrase } from "./phrase.ts";

/** Questions whose answers are cards in the hand. */
const BY_CARD: readonly Task["do"][] = [
  "leader",
  "wingman-play",
  "respond",
  "aggregate",
  "pay",
  "trim",
  "shed",
];

/** The attack that a task is about. */
function attackOf(task: Task | undefined): Attack | undefined {
  return task && "attack" in task ? task.attack : undefined;
}

/** How each question is put. */
export function askOf({ kind }: Prompt, view: View, name: string): Ask {
  const [task] = view.agenda;
  const attack = attackOf(task);
  const last = attack?.cards.at(-1);
  return {
    style: BY_CARD.includes(kind as Task["do"]) ? "hand" : "choice",
    title: phrase("ask.title", { kind, name }),
    why: phrase("ask.why", {
      kind,
      card: last?.card ?? "",
      by: last?.by ?? "",
      at: attack?.at ?? "",
      count: task?.do === "pay" ? task.cards : 0,
    }),
    offers: phrase("ask.offers"),
  };
}

/** The card on the table that stands for an answer. */
function cardFor(view: View, about: string, card: string): string | undefined {
  const piece = pieceOf(view.setup, about);
  if (!piece || !("element" in piece)) return undefined;
  const at = handOf(view, piece as Attacker).indexOf(card);
  return at < 0 ? undefined : `${about}-${at}`;
}

/** The card and what is declared with it, without the target. */
function unaimed({ at: _, ...order }: PlayOrder): PlayOrder {
  return order;
}

function cardOffer(view: View, order: Extract<Order, { card: string }>, about: string): Offer {
  const holder = (order.kind === "play" && order.by) || about;
  const on = cardFor(view, holder, order.card);
  const title =
    order.kind === "discard"
      ? phrase("offer.discard", { card: order.card })
      : phrase("offer.play", { text: print(unaimed(order)), at: order.at ?? "" });
  return { text: print(order), title, lines: [], from: holder, ...(on !== undefined && { on }) };
}

const ENDS: readonly string[] = ["pass", "done", "resolve"];

function offerOf(view: View, prompt: Prompt, order: Order): Offer {
  const text = print(order);
  const about = prompt.about ?? prompt.id;
  if (order.kind === "play" || order.kind === "discard") return cardOffer(view, order, about);
  if (order.kind === "attack" || order.kind === "keen")
    return { text, title: phrase("offer.target", { at: order.at }), lines: [], on: order.at };
  if (order.kind === "name")
    return { text, title: phrase("offer.name", { id: order.id }), lines: [], on: order.id };
  if (order.kind !== "word") return { text, title: phrase("offer.plain", { text }), lines: [] };
  const offer: Offer = {
    text,
    title: phrase("offer.word", { word: order.word, kind: prompt.kind }),
    lines: [],
  };
  if (!ENDS.includes(order.word)) return offer;
  const standing = prompt.kind === "respond" && order.word === "pass" ? { standing: "no-answers" } : {};
  return { ...offer, last: true, usual: true, ...standing };
}

/** Every legal answer, with what stands for it on the table. */
export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  return [...orders].map((order) => offerOf(view, prompt, order));
}
