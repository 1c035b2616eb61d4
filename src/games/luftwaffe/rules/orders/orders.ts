import type { Prompt } from "../../../../core/game.ts";
import { answersOf } from "../../../../core/orders/answers.ts";
import { comparedWith, ofMany } from "../../../../core/orders/many.ts";
import type { Misread } from "../../../../core/orders/reader.ts";
import { OTHER, type Refusal } from "../../../../core/orders/refusal.ts";
import type { Token } from "../../../../core/orders/token.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import type { Strength } from "../../data/types.ts";
import { print, read } from "../grammar/grammar.ts";
import type { Order, Written } from "../grammar/order.ts";
import { tablesOf } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
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

function sideOf({ seat }: Pick<Prompt, "seat">): Side {
  return seat === SIDES[1] ? 1 : 0;
}

/** Why a word can't be read, by what it should have been. */
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
function spelled({ setup }: State, order: Order): Order {
  const place = placesIn(tablesOf(setup));
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

/** All legal answers. */
function offered(
  _tokens: readonly Token[],
  prompt: Prompt,
  state: State,
): readonly [string, Iterable<Order>] {
  return ["", options(prompt, state)];
}

/** Grammar and legality of an answer, the list of legal ones, and one by chance. */
export const { parse, options, sample } = answersOf<State, Task, Order, Side>({
  print,
  asked({ agenda: [task] }, prompt) {
    const question = task && questionOf(task);
    return question && [task, ofMany(question, MOST_COUNTED, spelled), sideOf(prompt)];
  },
  read(tokens, prompt, state) {
    const names = namesIn(tablesOf(state.setup));
    const side = sideOf(prompt);
    const found = whole(state, side, read(longhand(state, side, tokens, names), names));
    return "misread" in found ? found : spelled(state, found);
  },
  refusal(wrong, text, { kind: asked }) {
    if (wrong !== OTHER) return misreadRefusal(wrong, asked);
    return refuse("other-question", "LW-43", { found: text.trim().slice(0, LONGEST_QUOTED), asked });
  },
  compared: comparedWith(MOST_COMPARED, print, offered),
});
