import type { Dice } from "../../../../core/dice/dice.ts";
import type { Problem, Prompt } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import type { Values } from "../../../../core/phrase.ts";
import { remembered } from "../../../../core/remember.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { Tables } from "../../data/tables.ts";
import { allTargets } from "../deck/targets.ts";
import type { Order } from "../grammar/order.ts";
import { print } from "../grammar/print.ts";
import { type Misread, type Names, read, type Token, tokensOf } from "../grammar/read.ts";
import { startOf, unbent } from "../raid/move.ts";
import type { Setup } from "../setup/setup.ts";
import { geschwaderOf, sortedTypes, tablesOf } from "../state/look.ts";
import { OTHER, type Refusal, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import { why } from "../state/tell.ts";
import type { Own } from "./question.ts";
import { questionOf } from "./questions.ts";

const LONGEST_QUOTED = 24;
/** Legal answers among which the nearest are sought: there may be thousands. */
const MOST_COMPARED = 2000;
/** Answers up to which a fair one is counted out. */
const MOST_COUNTED = 300;
const CHOICE = why("throw.choice", {});

const namesIn = remembered((tables: Tables): Names => {
  const finder = (ids: readonly string[]) => {
    const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
    return (text: string) => known.get(text);
  };
  return {
    type: finder(tables.types.map(({ id }) => id)),
    target: finder(allTargets(tables)),
    formation: finder([
      ...tables.airfields.map(({ wing }) => wing),
      ...tables.geschwader.map(({ id }) => id),
    ]),
  };
});

/** Legal answers to a question, lazily. */
export function* options(prompt: Prompt, state: State, own: Own): Generator<Order> {
  const [task] = state.agenda;
  const question = task && questionOf(task);
  if (question) yield* question.offer(state, task, own, prompt);
}

function first(orders: Iterable<Order>, count: number): readonly Order[] {
  const found: Order[] = [];
  for (const order of orders) {
    found.push(order);
    if (found.length === count) break;
  }
  return found;
}

/** A legal answer by chance. */
export function sample(prompt: Prompt, state: State, own: Own, dice: Dice): Order {
  const pick = (below: number) =>
    below < 2 ? 0 : (dice.throw({ dice: [`d${below}`], by: prompt.seat, why: CHOICE })[0] ?? 1) - 1;
  const [task] = state.agenda;
  const question = task && questionOf(task);
  if (question?.choose) return spelled(state.setup, question.choose(state, task as never, pick, own, prompt));
  const all = first(options(prompt, state, own), MOST_COUNTED);
  return all[pick(all.length)] as Order;
}

/** Lists whose order says nothing, in the one order in which they are written. */
function spelled(setup: Setup, order: Order): Order {
  switch (order.kind) {
    case "cards":
      return { ...order, cards: [...order.cards].sort() };
    case "types":
      return order.verb === "pool" ? { ...order, types: sortedTypes(setup, order.types) } : order;
    case "rebuild":
      return { ...order, names: sortedTypes(setup, [...order.names].sort()) };
    case "fly":
      return { ...order, without: sortedTypes(setup, order.without) };
    case "lose":
      return { ...order, lost: sortedTypes(setup, order.lost) };
    case "result":
      return {
        ...order,
        british: { ...order.british, lost: sortedTypes(setup, order.british.lost) },
        german: { ...order.german, lost: sortedTypes(setup, order.german.lost) },
      };
    case "lay":
      return { ...order, sizes: [...order.sizes].sort((a, b) => b - a) };
    case "big-wing":
      return { ...order, wings: [...order.wings].sort() as unknown as readonly [string, string] };
    case "under": {
      const formations = [...new Set(order.cards.map(({ formation }) => formation))].sort(
        (a, b) => setup.formations.indexOf(a) - setup.formations.indexOf(b),
      );
      const types = (of: string) =>
        order.cards.filter(({ formation }) => formation === of).map(({ type }) => type);
      return {
        kind: "under",
        cards: formations.flatMap((formation) =>
          sortedTypes(setup, types(formation)).map((type) => ({ formation, type })),
        ),
      };
    }
    default:
      return order;
  }
}

/** BB-H3: a way as it is written: without needless bends. */
function straightened(state: State, order: Order): Order {
  if (order.kind === "to") {
    const [task] = state.agenda;
    if (task?.do !== "leg") return order;
    const from = geschwaderOf(state, task.geschwader).square ?? "";
    return { ...order, way: unbent(state, from, order.way) };
  }
  const one = order.kind === "fly" && order.length !== null ? geschwaderOf(state, order.id) : undefined;
  if (!one || order.kind !== "fly") return order;
  const { from, bends } = startOf(one, order);
  const way = unbent(state, from, bends);
  return { ...order, way: one.square === null ? [from, ...way] : way };
}

function problem(
  { code, rule, values }: Refusal,
  text: string,
  token: Token | undefined,
  near: readonly string[],
): Problem {
  const { start, end } = token ?? { start: 0, end: text.length };
  const told: Values = { ...values, near };
  return { code, rule, values: told, token: { start, end }, near };
}

function misreadRefusal({ misread, token }: Misread, asked: string): Refusal {
  const found = (token?.text ?? "").slice(0, LONGEST_QUOTED);
  switch (misread) {
    case "square":
      return refuse("off-map", "BB-33", { found });
    case "number":
      return refuse("no-number", "BB-88", { found, asked });
    case "type":
      return refuse("no-type", "BB-25", { found });
    case "target":
      return refuse("no-target", "BB-7", { found });
    case "formation":
      return refuse("no-formation", "BB-1", { found });
    default:
      return refuse("grammar", "BB-68", { found, asked });
  }
}

/** Legal answers that come into question for what was typed: those of the geschwader that is named. */
function* candidates(prompt: Prompt, state: State, own: Own, [name]: readonly Token[]): Generator<Order> {
  const [task] = state.agenda;
  const geschwader = state.geschwader.filter(({ id }) => id === name?.text.toUpperCase());
  if (task?.do !== "german-move" || geschwader.length === 0) {
    yield* options(prompt, state, own);
    return;
  }
  for (const order of options(prompt, { ...state, geschwader }, own))
    if (questionOf(task)?.judge(state, task, order, own, prompt) === undefined) yield order;
}

/** Texts of legal answers by what was asked, for who types: every letter is compared with them anew. */
const textsIn = remembered((_state: State) => new Map<string, readonly string[]>());

/** Legal answers that come into question for what was typed, as texts. */
function compared(prompt: Prompt, state: State, own: Own, tokens: readonly Token[]): readonly string[] {
  const named = state.geschwader.some(({ id }) => id === tokens[0]?.text.toUpperCase())
    ? tokens[0]
    : undefined;
  const asked = [
    prompt.id,
    named?.text.toUpperCase() ?? "",
    ...[...own].map(([id, order]) => `${id} ${print(order)}`),
  ];
  const key = asked.join("\n");
  const known = textsIn(state);
  const found = known.get(key) ?? first(candidates(prompt, state, own, tokens), MOST_COMPARED).map(print);
  known.set(key, found);
  return found;
}

/** Grammar and legality of an answer; any text gets one. */
export function parse(
  text: string,
  prompt: Prompt,
  state: State,
  own: Own,
): Result<Order, readonly Problem[]> {
  const [task] = state.agenda;
  const question = task && questionOf(task);
  const tokens = tokensOf(text);
  const near = () => nearest(text, compared(prompt, state, own, tokens));
  const found = read(tokens, namesIn(tablesOf(state.setup)));
  if ("misread" in found)
    return fail([problem(misreadRefusal(found, prompt.kind), text, found.token, near())]);
  const order = straightened(state, spelled(state.setup, found));
  const verdict = question && task ? question.judge(state, task, order, own, prompt) : OTHER;
  if (verdict === undefined) return ok(order);
  const other = () =>
    refuse("other-question", "BB-68", { found: text.trim().slice(0, LONGEST_QUOTED), asked: prompt.kind });
  return fail([problem(verdict === OTHER ? other() : verdict, text, tokens[0], near())]);
}
