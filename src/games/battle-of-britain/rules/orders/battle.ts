import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import { OTHER } from "../../../../core/orders/refusal.ts";
import { fighters, fighting, inSquare } from "../battle/dogfight.ts";
import { gruppenOf } from "../battle/gruppen.ts";
import { allocations, isSame } from "../battle/hits.ts";
import { judgeBombs, undecided } from "../bombing/bomb.ts";
import type { Against, Order } from "../grammar/order.ts";
import { geschwaderOf, holds, sortedTypes } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import { commandedBy, seatOfFormation, sideOf } from "../state/sides.ts";
import type { State } from "../state/state.ts";
import type { Of, Toll } from "../state/task.ts";
import { mixed, ordered } from "./choose.ts";
import { DONE, isWord, type Question, word } from "./question.ts";

/** The hits that a seat is asked about. */
function tollOf(state: State, { tolls }: Of<"lose">, seat: string): Toll | undefined {
  return tolls.find(({ side }) => side === sideOf(state, seat));
}

const loses = (lost: readonly string[], stood: string | null): Order =>
  lost.length === 0 && stood === null ? word("none") : { kind: "lose", lost, stood };

/** BB-106, BB-117. */
export const lose: Question<Of<"lose">> = {
  judge(state, task, order, { seat }) {
    const toll = tollOf(state, task, seat);
    const given = isWord(order, "none") ? ({ lost: [], stood: null } as const) : order;
    if (!toll || !("lost" in given)) return OTHER;
    return allocations(state.setup, toll).some((one) => isSame(state.setup, one, given))
      ? undefined
      : refuse(toll.by === "flak" ? "flak-hits" : "hits", toll.by === "flak" ? "BB-117" : "BB-106", {
          hits: toll.hits,
          squadrons: toll.squadrons,
        });
  },
  *offer(state, task, { seat }) {
    const toll = tollOf(state, task, seat);
    for (const { lost, stood } of toll ? allocations(state.setup, toll) : []) yield loses(lost, stood);
  },
};

/** BB-108, BB-R41, BB-R42. */
export const dogfights: Question<Of<"dogfights">> = {
  judge(state, _task, order, { seat }) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "attack") return OTHER;
    const wing = fighters(state).find(({ id }) => id === order.id);
    if (!wing) return refuse("cannot-fight", "BB-108", { id: order.id });
    if (seatOfFormation(state, wing) !== seat) return refuse("not-yours", "BB-H9", { id: wing.id });
    return inSquare(state, wing).some(({ id }) => id === order.at)
      ? undefined
      : refuse("not-met", "BB-108", { id: order.id, at: order.at });
  },
  *offer(state, _task, { seat }) {
    for (const wing of commandedBy(state, seat, fighters(state)))
      for (const { id } of inSquare(state, wing)) yield { kind: "attack", id: wing.id, at: id };
    yield DONE;
  },
};

function foeSize(state: State): number {
  return state.geschwader.find(({ id }) => id === state.dogfight?.geschwader)?.squadrons.length ?? 0;
}

/** BB-109. */
export const gruppen: Question<Of<"gruppen">> = {
  judge(state, _task, order) {
    if (order.kind !== "lay") return OTHER;
    const legal = gruppenOf(foeSize(state));
    return legal.some((sizes) => sizes.join() === order.sizes.join())
      ? undefined
      : refuse("gruppen", "BB-109", {
          squadrons: foeSize(state),
          legal: legal.map((sizes) => sizes.join(" ")),
        });
  },
  *offer(state) {
    for (const sizes of gruppenOf(foeSize(state))) yield { kind: "lay", sizes };
  },
};

/** BB-98, BB-109: which squadron lies where. */
export const lay: Question<Of<"lay">> = {
  judge(state, _task, order) {
    if (order.kind !== "types" || order.verb !== "order") return OTHER;
    const { squadrons } = geschwaderOf(state, state.dogfight?.geschwader ?? "");
    return order.types.length === squadrons.length && holds(squadrons, order.types)
      ? undefined
      : refuse("wrong-list", "BB-109", { wanted: sortedTypes(state.setup, squadrons) });
  },
  *offer(state) {
    const { squadrons } = geschwaderOf(state, state.dogfight?.geschwader ?? "");
    for (const types of ordered(sortedTypes(state.setup, squadrons)))
      yield { kind: "types", verb: "order", types };
  },
  choose(state, _task, _asked, pick) {
    const { squadrons } = geschwaderOf(state, state.dogfight?.geschwader ?? "");
    return { kind: "types", verb: "order", types: mixed(squadrons, pick) };
  },
};

/** Every way to cut a row into so many parts of at least one. */
function* cuts(row: readonly string[], parts: number): Generator<readonly (readonly string[])[]> {
  if (parts === 1) {
    yield [row];
    return;
  }
  for (let first = 1; first <= row.length - (parts - 1); first++)
    for (const rest of cuts(row.slice(first), parts - 1)) yield [row.slice(0, first), ...rest];
}

function gruppenCount(state: State): number {
  return state.dogfight?.sizes.length ?? 0;
}

/** BB-110: any squadrons against any gruppen; which are fought first is said by their order (BB-111). */
export const set: Question<Of<"set">> = {
  judge(state, _task, order) {
    if (order.kind !== "set") return OTHER;
    const count = gruppenCount(state);
    const strange = order.against.find(({ gruppe }) => gruppe < 1 || gruppe > count);
    if (strange) return refuse("no-gruppe", "BB-110", { found: strange.gruppe, most: count });
    if (new Set(order.against.map(({ gruppe }) => gruppe)).size < order.against.length)
      return refuse("gruppe-twice", "BB-110", {});
    const own = fighting(state);
    const types = order.against.flatMap(({ squadrons }) => squadrons);
    return types.length === own.length && holds(own, types)
      ? undefined
      : refuse("wrong-list", "BB-110", { wanted: sortedTypes(state.setup, own) });
  },
  *offer(state) {
    const numbers = Array.from({ length: gruppenCount(state) }, (_, at) => String(at + 1));
    const own = sortedTypes(state.setup, fighting(state));
    for (const row of ordered(own))
      for (let parts = 1; parts <= Math.min(numbers.length, own.length); parts++)
        for (const groups of cuts(row, parts))
          for (const names of some(numbers, parts))
            yield {
              kind: "set",
              against: groups.map((squadrons, at) => ({ gruppe: Number(names[at]), squadrons })),
            };
  },
  choose(state, _task, _asked, pick) {
    const numbers = Array.from({ length: gruppenCount(state) }, (_, at) => at + 1);
    const against = new Map<number, string[]>();
    for (const squadron of mixed(fighting(state), pick)) {
      const gruppe = itemAt(numbers, pick(numbers.length));
      against.set(gruppe, [...(against.get(gruppe) ?? []), squadron]);
    }
    const found: readonly Against[] = [...against].map(([gruppe, squadrons]) => ({ gruppe, squadrons }));
    return { kind: "set", against: found };
  },
};

/** Every order of so many of some different names. */
function* some(names: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const name of names)
    for (const rest of some(
      names.filter((other) => other !== name),
      count - 1,
    ))
      yield [name, ...rest];
}

/** BB-80, BB-81, BB-114: bomb the target, reach for home, or stay aloft while there is fuel. */
export const bombing: Question<Of<"bombing">> = {
  judge(state, { settled }, order, { seat }) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "act" || (order.verb !== "bomb" && order.verb !== "home")) return OTHER;
    const one = undecided(state, settled).find(({ id }) => id === order.id);
    if (!one) return refuse("not-aloft", "BB-80", { id: order.id });
    if (seatOfFormation(state, one) !== seat) return refuse("not-yours", "BB-H9", { id: one.id });
    if (order.verb === "home") return undefined;
    return judgeBombs(state, one, "BB-114");
  },
  *offer(state, task, asked) {
    for (const { id } of commandedBy(state, asked.seat, undecided(state, task.settled)))
      for (const verb of ["bomb", "home"] as const) {
        const order: Order = { kind: "act", id, verb };
        if (bombing.judge(state, task, order, asked) === undefined) yield order;
      }
    yield DONE;
  },
  choose(state, task, asked, pick: Pick) {
    const all = [...bombing.offer(state, task, asked)];
    const bombs = all.filter((order) => order.kind === "act" && order.verb === "bomb");
    return (bombs[0] && pick(8) > 0 ? bombs[0] : all[pick(all.length)]) as Order;
  },
};
