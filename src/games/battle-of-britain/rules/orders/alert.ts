import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import type { Order, UnderCard } from "../grammar/order.ts";
import { holds, sortedTypes } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { adjustable, drawingFrom, growing, lackingIn, poolOfFormation, spareIn } from "../turn/alert.ts";
import { chosen, mixed, oneOf, ordered } from "./choose.ts";
import { isWord, PASS, type Question } from "./question.ts";

/** A formation that may put squadrons under its pile, and how many all of its pool may. */
interface Source {
  readonly id: string;
  readonly pool: string;
  readonly squadrons: readonly string[];
}

function sourcesOf(state: State, seat: string): readonly Source[] {
  return adjustable(state, seat)
    .flatMap((pool) => drawingFrom(state, pool).map(({ id, squadrons }) => ({ id, pool, squadrons })))
    .filter(({ squadrons }) => squadrons.length > 0);
}

function typesUnder(cards: readonly UnderCard[], formation: string): readonly string[] {
  return cards.filter((one) => one.formation === formation).map(({ type }) => type);
}

/** BB-R30: no more of a pool than it can draw instead. */
function overdrawn(state: State, cards: readonly UnderCard[]): Verdict {
  for (const pool of Object.keys(state.pools)) {
    const count = cards.filter(({ formation }) => poolOfFormation(state, formation) === pool).length;
    const most = spareIn(state, pool);
    if (count > most) return refuse("not-spare", "BB-R30", { pool, found: count, most });
  }
  return undefined;
}

/** The multisets of a formation's squadrons, none first. */
function* some(types: readonly string[]): Generator<readonly string[]> {
  const [type] = types;
  if (type === undefined) {
    yield [];
    return;
  }
  const count = types.filter((one) => one === type).length;
  for (let copies = 0; copies <= count; copies++)
    for (const rest of some(types.slice(count)))
      yield [...Array.from({ length: copies }, () => type), ...rest];
}

function* under(state: State, sources: readonly Source[]): Generator<readonly UnderCard[]> {
  const [source, ...rest] = sources;
  if (!source) {
    yield [];
    return;
  }
  const { id } = source;
  for (const others of under(state, rest))
    for (const types of some(sortedTypes(state.setup, source.squadrons))) {
      const cards = [...types.map((type) => ({ formation: id, type })), ...others];
      if (overdrawn(state, cards) === undefined) yield cards;
    }
}

const orderFor = (cards: readonly UnderCard[]): Order =>
  cards.length === 0 ? PASS : { kind: "under", cards };

/** BB-86: squadrons of his formations that a player puts under their piles. */
export const alert: Question<Of<"alert">> = {
  judge(state, _task, order, { seat }) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "under") return OTHER;
    const sources = sourcesOf(state, seat);
    for (const { formation } of order.cards) {
      const source = sources.find(({ id }) => id === formation);
      if (!source) return refuse("no-adjusting", "BB-86", { id: formation });
      const types = typesUnder(order.cards, formation);
      if (!holds(source.squadrons, types)) return refuse("not-aboard", "BB-86", { id: formation, types });
    }
    return overdrawn(state, order.cards);
  },
  *offer(state, _task, { seat }) {
    for (const cards of under(state, sourcesOf(state, seat))) yield orderFor(cards);
  },
  choose(state, _task, { seat }, pick) {
    const sources = sourcesOf(state, seat);
    if (sources.length === 0 || pick(2) === 0) return PASS;
    const { id, squadrons } = oneOf(sources, pick);
    return { kind: "under", cards: [{ formation: id, type: oneOf(squadrons, pick) }] };
  },
};

/** BB-53: which geschwader of Luftflotte 2 fill to seven, usually all. */
export const sevens: Question<Of<"sevens">> = {
  judge(state, _task, order) {
    if (order.kind !== "sevens") return OTHER;
    const wanted = growing(state);
    return holds(wanted, order.formations) ? undefined : refuse("wrong-sevens", "BB-53", { wanted });
  },
  *offer(state) {
    const all = growing(state);
    for (let count = all.length; count >= 0; count--)
      for (const formations of chosen(all, count)) yield { kind: "sevens", formations };
  },
};

/** BB-86: the order in which formations draw. */
export const filling: Question<Of<"fill">> = {
  judge(state, { pool }, order) {
    if (order.kind !== "fill") return OTHER;
    const wanted = lackingIn(state, pool);
    return order.formations.length === wanted.length && holds(wanted, order.formations)
      ? undefined
      : refuse("wrong-formations", "BB-86", { wanted });
  },
  *offer(state, { pool }) {
    for (const formations of ordered(lackingIn(state, pool))) yield { kind: "fill", formations };
  },
  choose: (state, { pool }, _asked, pick) => ({
    kind: "fill",
    formations: mixed(lackingIn(state, pool), pick),
  }),
};
