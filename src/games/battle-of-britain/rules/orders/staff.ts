import { OTHER } from "../../../../core/orders/refusal.ts";
import { HAND } from "../../data/figures.ts";
import type { Order } from "../grammar/order.ts";
import { MOST_TARGETS } from "../setup/options.ts";
import { holds, sortedTypes } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { knockedOut, productionOf, repairable } from "../turn/repair.ts";
import { rotationAt, rotationsLeft } from "../turn/rotation.ts";
import { returning } from "../turn/stood-down.ts";
import { chosen, ordered } from "./choose.ts";
import { DONE, isWord, PASS, type Question } from "./question.ts";

/** BB-R57: a higher number, or a pass. */
export const bid: Question<Of<"bid">> = {
  judge(_state, { highest }, order) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "bid") return OTHER;
    const { targets } = order;
    return targets > highest && targets <= MOST_TARGETS
      ? undefined
      : refuse("bid-number", "BB-R57", { found: targets, least: highest + 1, most: MOST_TARGETS });
  },
  *offer(_state, { highest }) {
    yield PASS;
    for (let targets = highest + 1; targets <= MOST_TARGETS; targets++) yield { kind: "bid", targets };
  },
};

/** BB-R32: three of the hand. */
export const keep: Question<Of<"keep">> = {
  judge({ hand }, _task, order) {
    if (order.kind !== "cards" || order.verb !== "keep") return OTHER;
    const missing = order.cards.find((card) => !hand.includes(card));
    if (missing !== undefined) return refuse("not-held", "BB-74", { found: missing });
    if (new Set(order.cards).size === HAND && order.cards.length === HAND) return undefined;
    return refuse("keep-count", "BB-R32", { found: order.cards.length, count: HAND });
  },
  *offer({ hand }) {
    for (const cards of chosen([...hand].sort(), HAND)) yield { kind: "cards", verb: "keep", cards };
  },
};

/** BB-R29: the squadrons that return, the uppermost first. */
export const top: Question<Of<"return">> = {
  judge(state, { pool }, order) {
    if (order.kind !== "types" || order.verb !== "top") return OTHER;
    const due = returning(state, pool);
    return order.types.length === due.length && holds(due, order.types)
      ? undefined
      : refuse("wrong-list", "BB-R29", { wanted: due });
  },
  *offer(state, { pool }) {
    for (const types of ordered(returning(state, pool))) yield { kind: "types", verb: "top", types };
  },
};

/** BB-59 to BB-61. */
export const rotate: Question<Of<"rotate">> = {
  judge(state, { done }, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "rotate") return OTHER;
    return rotationPlace(state, done, order) === undefined
      ? refuse("no-rotation", "BB-58", { from: order.from, to: order.to })
      : undefined;
  },
  *offer(state, { done }) {
    for (const at of rotationsLeft(state, done)) {
      const { from, to, gives, gains } = rotationAt(state, at);
      yield { kind: "rotate", from, to, gives, gains };
    }
    yield DONE;
  },
};

/** The place of a rotation in the list of those that are left. */
export function rotationPlace(
  state: State,
  done: readonly number[],
  order: Extract<Order, { kind: "rotate" }>,
): number | undefined {
  return rotationsLeft(state, done).find((at) => {
    const { from, to, gives, gains } = rotationAt(state, at);
    return from === order.from && to === order.to && gives === order.gives && gains === order.gains;
  });
}

/** BB-71, BB-R47: so many dice for each; some may be left unthrown. */
export const split: Question<Of<"dice">> = {
  judge(state, { group }, order) {
    if (order.kind !== "dice") return OTHER;
    const most = productionOf(state, group);
    return order.squadrons + order.facilities <= most
      ? undefined
      : refuse("too-many-dice", "BB-71", { found: order.squadrons + order.facilities, most });
  },
  *offer(state, { group }) {
    const most = productionOf(state, group);
    for (let squadrons = most; squadrons >= 0; squadrons--)
      for (let facilities = most - squadrons; facilities >= 0; facilities--)
        yield { kind: "dice", squadrons, facilities };
  },
};

type Repairs = Of<"repair"> | Of<"rebuild">;

/** What roundels may repair. */
export function toRepair(state: State, task: Repairs): readonly string[] {
  return task.do === "repair" ? repairable(state, task.group) : knockedOut(state, task.group);
}

/** BB-71: as many as there are roundels. */
export const rebuild: Question<Repairs> = {
  judge(state, task, order) {
    if (order.kind !== "rebuild") return OTHER;
    const all = toRepair(state, task);
    const strange = order.names.find((name) => !all.includes(name));
    if (strange !== undefined) return refuse("not-damaged", "BB-71", { found: strange });
    if (order.names.length !== task.count)
      return refuse("repair-count", "BB-71", { found: order.names.length, count: task.count });
    return holds(all, order.names) ? undefined : refuse("wrong-list", "BB-71", { wanted: all });
  },
  *offer(state, task) {
    for (const names of chosen(toRepair(state, task), task.count)) yield { kind: "rebuild", names };
  },
};

/** BB-131: as many points as are left, or none. */
export const pool: Question<Of<"pool">> = {
  judge(state, { group }, order) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "types" || order.verb !== "pool") return OTHER;
    if (order.types.length > state.poolPoints)
      return refuse("pool-points", "BB-131", { found: order.types.length, left: state.poolPoints });
    const all = repairable(state, group);
    return holds(all, order.types) ? undefined : refuse("wrong-list", "BB-131", { wanted: all });
  },
  *offer(state, { group }) {
    yield PASS;
    const all = sortedTypes(state.setup, repairable(state, group));
    for (let count = 1; count <= Math.min(all.length, state.poolPoints); count++)
      for (const types of chosen(all, count)) yield { kind: "types", verb: "pool", types };
  },
};

/** BB-74, BB-97: a card of the hand for each; without one only where cards run short (BB-R31). */
export const mission: Question<Of<"missions">> = {
  judge(state, _task, order, { id, own }) {
    const others = [...own].filter(([prompt]) => prompt !== id).map(([, other]) => other);
    const taken = others.flatMap((other) => (other.kind === "cards" ? other.cards : []));
    const asked = state.geschwader.filter(({ squadrons }) => squadrons.length > 0).length;
    const short = Math.max(0, asked - state.hand.length);
    const left = short - others.filter((other) => isWord(other, "none")).length;
    if (isWord(order, "none")) return left > 0 ? undefined : refuse("needs-mission", "BB-74", {});
    if (order.kind !== "cards" || order.verb !== "mission") return OTHER;
    const [card = ""] = order.cards;
    if (!state.hand.includes(card)) return refuse("not-held", "BB-74", { found: card });
    return taken.includes(card) ? refuse("twice", "BB-74", { found: card }) : undefined;
  },
  *offer(state, task, asked) {
    for (const card of state.hand) {
      const order: Order = { kind: "cards", verb: "mission", cards: [card] };
      if (mission.judge(state, task, order, asked) === undefined) yield order;
    }
    const none: Order = { kind: "word", word: "none" };
    if (mission.judge(state, task, none, asked) === undefined) yield none;
  },
};
