import type { Prompt } from "../../../core/game.ts";
import { rememberedBy } from "../../../core/remember.ts";
import type { Ask } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import { bid, edge } from "../computer/likely/opening.ts";
import type { Side } from "../data/sides.ts";
import { changeOf } from "../rules/altitude/possible.ts";
import type { Order, PlayOrder, Word } from "../rules/grammar/order.ts";
import { print } from "../rules/grammar/print.ts";
import { options } from "../rules/orders/orders.ts";
import { type Attacker, flyerOf, handOf } from "../rules/state/pieces.ts";
import { sideOf } from "../rules/state/seats.ts";
import type { Attack, Task } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { adviceOn, adviceOnFire, adviceOnLeaving } from "./advice.ts";
import { heldIds } from "./cards.ts";
import { adviceOnLevel } from "./levels.ts";
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

/** An answer as it may be written to this question: the first that does something; nothing where the viewer does not answer it. */
function exampleOf(prompt: Prompt, view: View): string | undefined {
  if (view.viewer !== prompt.seat) return undefined;
  const orders = [...options(prompt, view)];
  const first = orders.find((order) => order.kind !== "word") ?? orders[0];
  const wanted = prompt.kind === "bids" ? bid(view, sideOf(view.setup, prompt.seat) as Side, orders) : first;
  return wanted && print(wanted);
}

/** How each question is put. */
export function askOf(prompt: Prompt, view: View, name: string): Ask {
  const { kind } = prompt;
  const [task] = view.agenda;
  const example = exampleOf(prompt, view);
  const attack = attackOf(task);
  const [answered, last] = [attack?.cards.at(-2), attack?.cards.at(-1)];
  return {
    style: BY_CARD.includes(kind as Task["do"]) ? "hand" : "choice",
    title: phrase("ask.title", { kind, name }),
    why: phrase("ask.why", {
      kind,
      card: last?.card ?? "",
      by: last?.by ?? "",
      ace: last?.ace ?? false,
      answered: answered?.card ?? "",
      answeredAce: answered?.ace ?? false,
      at: attack?.at ?? "",
      count: task?.do === "pay" ? task.cards : 0,
    }),
    ...(example !== undefined && { line: { example } }),
  };
}

/** The cards on the table that stand for an answer: every copy in the hand. */
function cardsFor(view: View, holder: Attacker, card: string): Pick<Offer, "on" | "alike"> {
  const hand = handOf(view, holder);
  const [on, ...alike] = heldIds(holder.id, hand).filter((_, at) => hand[at] === card);
  if (on === undefined) return {};
  return alike.length > 0 ? { on, alike } : { on };
}

function playOffer(view: View, order: PlayOrder, holder: Attacker): Offer {
  const [task] = view.agenda;
  const open = task?.do === "aggregate" ? task.attack : undefined;
  const { card, at, roll, ace, hitValue, rockets, added } = order;
  const title = phrase("offer.play", {
    card,
    at: at ?? "",
    roll: roll ?? null,
    ace: ace ?? false,
    hitValue: hitValue ?? null,
    rockets: rockets ?? false,
    added: added ?? false,
  });
  return {
    text: print(order),
    title,
    ...adviceOn(view, holder, order, open),
    from: holder.id,
    ...cardsFor(view, holder, card),
  };
}

function discardOffer(view: View, card: string, holder: Attacker): Offer {
  return {
    text: print({ kind: "discard", card }),
    title: phrase("offer.discard", { card }),
    lines: [],
    from: holder.id,
    ...cardsFor(view, holder, card),
  };
}

const ENDS: readonly string[] = ["pass", "done"];
/** What gives up something for good: it stands below the others, no digit chooses it, and it is never usual. */
const GIVES_UP: readonly string[] = ["drop", "disengage", "jettison"];

function offerOf(view: View, prompt: Prompt, order: Order): Offer {
  const text = print(order);
  if (order.kind === "play" || order.kind === "discard") {
    const by = (order.kind === "play" && order.by) || (prompt.about ?? prompt.id);
    const holder = flyerOf(view.setup, by);
    return order.kind === "play" ? playOffer(view, order, holder) : discardOffer(view, order.card, holder);
  }
  if (order.kind === "attack" || order.kind === "keen")
    return { text, title: phrase("offer.target", { at: order.at }), lines: [], on: order.at };
  if (order.kind === "name")
    return { text, title: phrase("offer.name", { id: order.id }), lines: [], on: order.id };
  if (order.kind === "resource") return resourceOffer(text, order);
  if (order.kind === "dive")
    return { text, title: phrase("offer.dive", order), lines: adviceOnLevel(view, changeOf(order.levels)) };
  if (order.kind === "bid") return { text, title: phrase("offer.bid", order), ...figuresOf(order) };
  if (order.kind === "offer") return { text, title: phrase("offer.points", order), ...figuresOf(order) };
  return wordOffer(view, prompt, order.word);
}

/** What a bid or an offer names, to be set. */
function figuresOf(order: Extract<Order, { kind: "bid" | "offer" }>): Pick<Offer, "lines" | "figures"> {
  const points = { id: "points", label: phrase("figure", { figure: "points" }), value: order.points };
  if (order.kind === "offer") return { lines: [], figures: [points] };
  const level = { id: "level", label: phrase("figure", { figure: "level" }), value: order.level };
  return { lines: [], figures: [level, points] };
}

/** DIF-2.5.1: bids with what their level is worth to who makes them; the best for no points is usual. */
function bidOffers(prompt: Prompt, view: View, orders: readonly Order[]): readonly Offer[] {
  const side = sideOf(view.setup, prompt.seat) as Side;
  const usual = bid(view, side, orders);
  const told = rememberedBy(Number, (level: number) =>
    phrase("bid.edge", { cards: edge(view, side, level) }),
  );
  return orders.map((order): Offer => {
    const offer = offerOf(view, prompt, order);
    const lines = order.kind === "bid" ? [told(order.level)] : [];
    return { ...offer, lines, ...(order === usual && { usual: true }) };
  });
}

function resourceOffer(text: string, order: Extract<Order, { kind: "resource" }>): Offer {
  const id = order.resource === "veteran" ? order.id : "";
  const on = id === "" ? {} : { on: id };
  return { text, title: phrase("offer.resource", { resource: order.resource, id }), lines: [], ...on };
}

/** Whoever follows goes as far as the other did. */
function followLines(view: View, task: Task | undefined, word: Word): Offer["lines"] {
  return word === "follow" && task?.do === "follow" ? adviceOnLevel(view, task.move.change) : [];
}

function wordOffer(view: View, { kind }: Prompt, word: Word): Offer {
  const [task] = view.agenda;
  const lines: Offer["lines"] = word === "climb" ? adviceOnLevel(view, 1) : followLines(view, task, word);
  const advice = word === "disengage" ? adviceOnLeaving(view) : { lines };
  const title = phrase("offer.word", { word, percent: advice.chance ?? null });
  const offer: Offer = { text: word, title, ...advice };
  if (word === "resolve" && task?.do === "aggregate")
    return { ...offer, ...adviceOnFire(view, task.attack), usual: true };
  if (GIVES_UP.includes(word)) return { ...offer, last: true };
  if (!ENDS.includes(word)) return offer;
  const standing = kind === "respond" && word === "pass" ? { standing: "no-answers" } : {};
  return { ...offer, last: true, usual: true, ...standing };
}

/** Every legal answer, with what stands for it on the table. */
export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  if (prompt.kind === "bids") return bidOffers(prompt, view, [...orders]);
  const offers = [...orders].map((order) => offerOf(view, prompt, order));
  // What is usual stands before what gives something up.
  return [
    ...offers.filter(({ last, usual }) => usual || !last),
    ...offers.filter(({ last, usual }) => last && !usual),
  ];
}
