import type { Prompt } from "../../../../core/game.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import type { Offer } from "../../../../face/offer.ts";
import type { Text } from "../../../../face/text.ts";
import { usualAnswer } from "../../computer/plan/plan.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Attack, Order } from "../../rules/grammar/order.ts";
import { parse } from "../../rules/orders/orders.ts";
import { escortable } from "../../rules/raid/missions.ts";
import { formationOf } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { moves } from "./moves.ts";
import { phrase } from "./phrase.ts";

/** The most answers of a list: the line takes all others. */
const MOST = 40;
/** How many are looked at to find them. */
const LOOKED = 400;

function attackTitle(order: Attack): Text {
  const { bombers, direct, fighters } = order;
  const at =
    direct.length > 0 ? "direct" : bombers.length > 0 ? "bombers" : fighters.length > 0 ? "fighters" : "all";
  return phrase("offer.attack", { at, count: bombers.length + direct.length + fighters.length });
}

/** What an answer is called. */
function titleOf(order: Order, kind: string): Text {
  switch (order.kind) {
    case "word":
      return phrase("offer.word", { word: order.word, kind });
    case "name":
      return phrase("offer.name", { verb: order.verb, name: order.name });
    case "counted":
      return phrase("offer.counted", {
        verb: order.verb,
        counted: order.counted.map(({ unit, factors }) => `${unit} ${factors}`),
      });
    case "ground":
      return phrase("offer.ground", { units: order.units, reserve: order.reserve });
    case "sheet":
      if (order.sweep) return phrase("offer.sweep");
      return phrase("offer.sheet", {
        targets: [...new Set(order.streams.map(({ target }) => target))],
        units: order.streams.reduce((sum, { units }) => sum + units.length, 0),
      });
    case "units":
      return phrase("offer.units", { verb: order.verb, units: order.units });
    case "base":
      return phrase("offer.base", {
        bases: order.stationed.length,
        units: order.stationed.reduce((sum, { units }) => sum + units.length, 0),
      });
    case "groups":
      return phrase("offer.groups", { groups: order.groups.map(({ group }) => group) });
    case "take-off":
      return phrase("offer.take-off", { units: order.units, tanks: order.tanks });
    case "to":
      return phrase("offer.to", { verb: order.verb, to: order.to, units: order.units });
    case "strafe":
      return phrase("offer.strafe", { base: order.base, units: order.units.length, at: order.at });
    case "attack":
      return attackTitle(order);
    case "defend":
      return phrase("offer.defend", { withheld: order.withhold.count, keep: order.keep });
    case "fight":
      return phrase("offer.fight", { by: order.by });
    case "cost":
      return phrase("offer.cost", { american: order.american, german: order.german });
    default:
      return phrase("offer.fire", {
        by: order.fighters === undefined ? "all" : order.fighters.length === 0 ? "bombers" : "some",
        fighters: order.fighters ?? [],
        split: order.split.map(([type, factors]) => `${type} ${factors}`),
      });
  }
}

/** What stands for an answer on the map. */
function onMap(view: View, order: Order): Partial<Offer> {
  if (order.kind === "name" && order.verb === "raf") return { on: order.name };
  if (order.kind === "to" && order.verb === "bomb") {
    const from = order.units[0] === undefined ? undefined : formationOf(view, order.units[0])?.id;
    return { on: order.to, ...(from && { from }) };
  }
  return order.kind === "strafe" ? { on: order.base } : {};
}

/**
 * Where there are very many that hardly differ, only so many: of plans of a whole force the first is a suggestion, the rest
 * are written, or led on the map; of those who fire back every part may (LW-58).
 */
const FEW: Partial<Record<Order["kind"], number>> = { sheet: 3, base: 3, fire: 12 };

/** Some of several units, but neither one nor all: such answers are ticked or written, never offered. */
function isSome(order: Order, all: number): boolean {
  const units =
    order.kind === "fire"
      ? order.fighters
      : order.kind === "defend"
        ? order.keep
        : order.kind === "units"
          ? order.units
          : undefined;
  return units !== undefined && units.length > 1 && units.length < all;
}

/** How many units an answer can name: those with drop tanks, those who may fire back, those with bombers. */
function unitsAsked(view: View, kind: string): number {
  if (kind === "missions") return escortable(view).length;
  const tanks = new Set([...view.americans, ...view.germans].filter((one) => one.tanks).map(({ id }) => id));
  const defenders = view.battle?.defenders ?? [];
  return kind === "defend" ? defenders.filter(({ unit }) => tanks.has(unit)).length : defenders.length;
}

/** The first answers of a list, each title once. */
function first(view: View, orders: Iterable<Order>, kind: string): readonly (readonly [Order, Text])[] {
  const all = unitsAsked(view, kind);
  const found = new Map<string, readonly [Order, Text]>();
  let left = LOOKED;
  for (const order of orders) {
    const title = titleOf(order, kind);
    const key = JSON.stringify(title);
    if (!found.has(key) && !isSome(order, all)) found.set(key, [order, title]);
    if (found.size === (FEW[order.kind] ?? MOST) || --left === 0) break;
  }
  return [...found.values()];
}

/** Words that end a question or pass. */
const LAST: readonly string[] = ["done", "pass", "none", "hold"];

function offer(view: View, order: Order, title: Text): Offer {
  return {
    text: print(order),
    title,
    lines: [],
    ...onMap(view, order),
    ...(order.kind === "word" && { last: true as const }),
  };
}

/** What a good player would answer, as it is offered; undefined where all answers are as good. */
function best(prompt: Prompt, view: View): Offer | undefined {
  const order = USUAL_FIRST.includes(prompt.kind) ? undefined : usualAnswer(prompt, view);
  const read = order && parse(print(order), prompt, view);
  return read?.ok ? offer(view, read.value, titleOf(read.value, prompt.kind)) : undefined;
}

/** The offers with what a good player would answer marked, and first; where all are as good, the first is it. */
function withUsual(prompt: Prompt, view: View, offers: readonly Offer[]): readonly Offer[] {
  const planned = best(prompt, view);
  const [first] = offers;
  const usual = planned ?? (first && LAST.includes(first.text) ? undefined : first);
  if (!usual) return offers;
  const found = offers.find(({ text }) => text === usual.text) ?? usual;
  return [{ ...found, usual: true as const }, ...offers.filter((one) => one !== found)];
}

/** Questions to which the first answer is the usual one whoever asks: all bombers bomb. */
const USUAL_FIRST: readonly string[] = ["bomb"];

const movesOf = (prompt: Prompt, view: View) =>
  moves(view, (order) => ({ text: print(order), title: titleOf(order, prompt.kind), lines: [] }));

/** What is offered as an answer; the map and the line take all others. A view is asked about with every key. */
export function offersOf(prompt: Prompt, view: View, orders: Iterable<Order>): readonly Offer[] {
  return known(view)({ prompt, view, orders });
}

interface OfferQuestion {
  readonly prompt: Prompt;
  readonly view: View;
  readonly orders: Iterable<Order>;
}

const known = remembered((_view: View) =>
  rememberedBy(
    ({ prompt }: OfferQuestion) => prompt.id,
    ({ prompt, view, orders }) => {
      const flies = prompt.kind === "german-move" || prompt.kind === "american-move";
      const offers = flies
        ? movesOf(prompt, view)
        : first(view, orders, prompt.kind).map(([order, title]) => offer(view, order, title));
      return withUsual(prompt, view, offers);
    },
  ),
);
