import type { Prompt } from "../../../../core/game.ts";
import { answersOf } from "../../../../core/orders/answers.ts";
import { comparedWith, ofMany } from "../../../../core/orders/many.ts";
import { finder } from "../../../../core/orders/names.ts";
import type { Asked } from "../../../../core/orders/question.ts";
import type { Misread } from "../../../../core/orders/reader.ts";
import { OTHER, type Refusal } from "../../../../core/orders/refusal.ts";
import type { Token } from "../../../../core/orders/token.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Tables } from "../../data/tables.ts";
import { allTargets } from "../deck/targets.ts";
import { type Names, print, read } from "../grammar/grammar.ts";
import type { Order } from "../grammar/order.ts";
import { startOf, unbent } from "../raid/move.ts";
import { geschwaderNamed, geschwaderOf, sortedTypes, tablesOf } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import type { Own } from "./question.ts";
import { questionOf } from "./questions.ts";

const LONGEST_QUOTED = 24;
/** Legal answers among which the nearest are sought: there may be thousands. */
const MOST_COMPARED = 2000;
/** Answers up to which a fair one is counted out. */
const MOST_COUNTED = 300;

const namesIn = remembered(
  (tables: Tables): Names => ({
    type: finder(tables.types.map(({ id }) => id)),
    target: finder(allTargets(tables)),
    formation: finder([
      ...tables.airfields.map(({ wing }) => wing),
      ...tables.geschwader.map(({ id }) => id),
    ]),
  }),
);

/** Lists whose order says nothing, in the one order in which they are written. */
function spelled({ setup }: State, order: Order): Order {
  switch (order.kind) {
    case "cards":
      return { ...order, cards: [...order.cards].sort() };
    case "sevens":
      return { ...order, formations: [...order.formations].sort() };
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
  if (order.kind !== "fly" || order.length === null) return order;
  // Nobody has judged yet whom the order names.
  const one = geschwaderNamed(state, order.id);
  if (!one) return order;
  const { from, bends } = startOf(one, order);
  const way = unbent(state, from, bends);
  return { ...order, way: one.square === null ? [from, ...way] : way };
}

/** Why a word can't be read, by what it should have been. */
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

/** Legal answers of some geschwader alone. */
function* ofNamed(prompt: Prompt, state: State, own: Own, geschwader: State["geschwader"]): Generator<Order> {
  const [task] = state.agenda;
  for (const order of options(prompt, { ...state, geschwader }, own))
    if (task && questionOf(task)?.judge(state, task, order, { ...prompt, own }) === undefined) yield order;
}

/** Legal answers that come into question for what was typed: those of the geschwader that is named. */
function offered(
  [name]: readonly Token[],
  prompt: Prompt,
  state: State,
  own: Own,
): readonly [string, Iterable<Order>] {
  const id = name?.text.toUpperCase() ?? "";
  const named = state.geschwader.filter((one) => one.id === id);
  return state.agenda[0]?.do === "german-move" && named.length > 0
    ? [id, ofNamed(prompt, state, own, named)]
    : ["", options(prompt, state, own)];
}

/** Grammar and legality of an answer, the list of legal ones, and one by chance. */
export const { parse, options, sample } = answersOf<State, Task, Order, Asked<Order>>({
  print,
  asked({ agenda: [task] }, prompt, own) {
    const question = task && questionOf(task);
    return question && [task, ofMany(question, MOST_COUNTED, spelled), { ...prompt, own }];
  },
  read(tokens, _prompt, state) {
    const found = read(tokens, namesIn(tablesOf(state.setup)));
    return "misread" in found ? found : straightened(state, spelled(state, found));
  },
  refusal(wrong, text, { kind: asked }) {
    if (wrong !== OTHER) return misreadRefusal(wrong, asked);
    return refuse("other-question", "BB-68", { found: text.trim().slice(0, LONGEST_QUOTED), asked });
  },
  compared: comparedWith(MOST_COMPARED, print, offered),
});
