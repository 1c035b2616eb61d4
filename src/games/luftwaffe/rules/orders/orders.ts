import type { Dice } from "../../../../core/dice/dice.ts";
import type { Problem, Prompt } from "../../../../core/game.ts";
import { nearest } from "../../../../core/input/nearest.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import type { Tables } from "../../data/tables.ts";
import type { Strength } from "../../data/types.ts";
import type { Order, Written } from "../grammar/order.ts";
import { print } from "../grammar/print.ts";
import { type Misread, read, type Token, tokensOf } from "../grammar/read.ts";
import { tablesOf } from "../state/look.ts";
import { OTHER, type Refusal, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import { why } from "../state/tell.ts";
import { usualAttack } from "./battle.ts";
import { namesIn, placesIn } from "./names.ts";
import { questionOf } from "./questions.ts";
import { usualFire } from "./reply.ts";
import { longhand } from "./shorthand.ts";
import { filled } from "./staff.ts";

const LONGEST_QUOTED = 24;
/** Legal answers among which the nearest are sought: there may be thousands. */
const MOST_COMPARED = 200;
/** Answers up to which a fair one is counted out. */
const MOST_COUNTED = 100;

function sideOf({ seat }: Prompt): Side {
  return seat === SIDES[1] ? 1 : 0;
}

/** Legal answers to a question, lazily. */
export function* options(prompt: Prompt, state: State): Generator<Order> {
  const [task] = state.agenda;
  const question = task && questionOf(task);
  if (!question) return;
  for (const order of question.offer(state, task, sideOf(prompt)))
    yield spelled(tablesOf(state.setup), order);
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
export function sample(prompt: Prompt, state: State, dice: Dice): Order {
  const pick = (below: number) =>
    below < 2
      ? 0
      : (dice.throw({ dice: [`d${below}`], by: prompt.seat, why: why("throw.choice", {}) })[0] ?? 1) - 1;
  const [task] = state.agenda;
  const question = task && questionOf(task);
  if (task && question?.choose)
    return spelled(tablesOf(state.setup), question.choose(state, task, sideOf(prompt), pick));
  const all = first(options(prompt, state), MOST_COUNTED);
  return all[pick(all.length)] as Order;
}

function problem(
  { code, rule, values }: Refusal,
  text: string,
  token: Token | undefined,
  near: readonly string[],
): Problem {
  const { start, end } = token ?? { start: 0, end: text.length };
  return { code, rule, values: { ...values, near }, token: { start, end }, near };
}

function misreadRefusal({ misread, token }: Misread, asked: string): Refusal {
  const found = (token?.text ?? "").slice(0, LONGEST_QUOTED);
  switch (misread) {
    case "hex":
      return refuse("no-hex", "LW-29", { found });
    case "number":
      return refuse("no-number", "LW-29", { found });
    case "unit":
      return refuse("no-unit", "LW-4", { found });
    case "target":
      return refuse("no-target", "LW-15", { found });
    case "base":
      return refuse("no-base", "LW-37", { found });
    case "type":
      return refuse("no-type", "LW-7", { found });
    case "group":
      return refuse("group-name", "LW-66", { found });
    default:
      return refuse("grammar", "LW-43", { found, asked });
  }
}

/** Lists whose order says nothing, in the one order in which they are written. */
function spelled(tables: Tables, order: Order): Order {
  const place = placesIn(tables);
  const sorted = (units: readonly string[]) =>
    units.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  const byUnit = <One extends { readonly unit: string }>(all: readonly One[]) =>
    all.toSorted((one, other) => (place.get(one.unit) ?? 0) - (place.get(other.unit) ?? 0));
  const byTypes = (all: readonly Strength[]) =>
    all.toSorted((one, other) => (place.get(one.type) ?? 0) - (place.get(other.type) ?? 0));
  switch (order.kind) {
    case "counted":
      return order.verb === "restore" ? { ...order, counted: byUnit(order.counted) } : order;
    case "units":
    case "ground":
    case "to":
    case "take-off":
      return { ...order, units: sorted(order.units) };
    case "strafe":
      return { ...order, units: sorted(order.units) };
    case "groups":
      return { ...order, groups: order.groups.map((one) => ({ ...one, units: sorted(one.units) })) };
    case "base":
      return {
        ...order,
        stationed: order.stationed
          .toSorted((one, other) => (place.get(one.base) ?? 0) - (place.get(other.base) ?? 0))
          .map(({ base, units }) => ({ base, units: sorted(units) })),
      };
    case "sheet":
      return { ...order, streams: order.streams.map((one) => ({ ...one, units: sorted(one.units) })) };
    case "attack":
    case "defend":
      return {
        ...order,
        keep: sorted(order.keep),
        withhold: { ...order.withhold, units: byUnit(order.withhold.units) },
      };
    case "fire":
      return {
        ...order,
        ...(order.fighters && { fighters: sorted(order.fighters) }),
        split: order.split.toSorted(([one], [other]) => (place.get(one) ?? 0) - (place.get(other) ?? 0)),
      };
    case "cost":
      return { ...order, american: byTypes(order.american), german: byTypes(order.german) };
    default:
      return order;
  }
}

/** What the rules fill in: whom an attack that names nobody attacks with whom (LW-71), who fires where all do (LW-58), and who gets factors that are spent. */
function whole(state: State, side: Side, order: Written | Misread): Order | Misread {
  const [task] = state.agenda;
  if ("misread" in order) return order;
  if (order.kind === "spend") return filled(state, side, order.factors);
  if (order.kind === "fire" && task?.do === "reply") return usualFire(state, order);
  return order.kind === "attack" && task?.do === "attack" ? usualAttack(state, task.hex, order) : order;
}

/** Legal answers as they are written, among which the nearest are sought: whoever slips once slips again. */
const written = remembered((state: State) =>
  rememberedBy(
    ({ id }: Prompt) => id,
    (prompt) => first(options(prompt, state), MOST_COMPARED).map(print),
  ),
);

/** Grammar and legality of an answer; any text gets one. */
export function parse(text: string, prompt: Prompt, state: State): Result<Order, readonly Problem[]> {
  const [task] = state.agenda;
  const question = task && questionOf(task);
  const near = () => nearest(text, written(state)(prompt));
  const side = sideOf(prompt);
  const names = namesIn(tablesOf(state.setup));
  const found = whole(state, side, read(longhand(state, side, tokensOf(text), names), names));
  if ("misread" in found)
    return fail([problem(misreadRefusal(found, prompt.kind), text, found.token, near())]);
  const order = spelled(tablesOf(state.setup), found);
  const verdict = question && task ? question.judge(state, task, order, sideOf(prompt)) : OTHER;
  if (verdict === undefined) return ok(order);
  const other = () =>
    refuse("other-question", "LW-43", { found: text.trim().slice(0, LONGEST_QUOTED), asked: prompt.kind });
  return fail([problem(verdict === OTHER ? other() : verdict, text, undefined, near())]);
}
