import type { SeatId } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { present } from "../../../../core/present.ts";
import { MOVES } from "../../data/figures.ts";
import { isOverTarget, judgeBombs } from "../bombing/bomb.ts";
import type { FlyOrder, Order } from "../grammar/order.ts";
import { isBarred } from "../map/boundary.ts";
import { distance, neighbours } from "../map/path.ts";
import { SQUARES } from "../map/square.ts";
import { shortRanged } from "../raid/leave.ts";
import { fuelFor, movable, mustMove, startOf, wayOf } from "../raid/move.ts";
import { geschwaderNamed, geschwaderOf, holds, tablesOf, withoutAll } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import { commandedBy, seatOfFormation } from "../state/sides.ts";
import type { Geschwader, State } from "../state/state.ts";
import type { Chase, Of } from "../state/task.ts";
import { oneOf } from "./choose.ts";
import { DONE, isWord, type Question, word } from "./question.ts";

/** BB-88: why a geschwader can't be ordered now. */
function judgeTurn(state: State, id: string, seat: SeatId): Verdict {
  const one = movable(state).find((other) => other.id === id);
  if (!one) return refuse("cannot-move", "BB-88", { id });
  return seatOfFormation(state, one) === seat ? undefined : refuse("not-yours", "BB-H9", { id });
}

/** BB-39, BB-119, BB-R34, BB-R40: where it starts, and what it costs. */
function judgeStart(state: State, one: Geschwader, order: FlyOrder): Verdict {
  const { from } = startOf(one, order);
  const launches = tablesOf(state.setup).launches.filter(({ pool }) => pool === one.pool);
  if (one.square === null && !launches.some(({ square }) => square === from))
    return refuse("no-launch", "BB-39", {
      id: one.id,
      found: from,
      squares: launches.map(({ square }) => square),
    });
  const need = fuelFor(order.length ?? MOVES[0]);
  return need > one.fuel ? refuse("no-fuel", "BB-119", { id: one.id, need, left: one.fuel }) : undefined;
}

/** BB-122: those that reach for home at once are Bf 109 and Ju 87 that are aboard, and somebody flies on. */
function judgeWithout(state: State, one: Geschwader, { without }: FlyOrder): Verdict {
  if (!holds(shortRanged(state, one), without))
    return refuse("not-aboard", "BB-122", { id: one.id, types: without });
  return without.length === one.squadrons.length
    ? refuse("nobody-flies", "BB-122", { id: one.id })
    : undefined;
}

/** BB-38, BB-123: Bf 109 and Ju 87 leave before a barred square; who has nobody else can't go there. */
function judgeBarred(
  state: State,
  one: Geschwader,
  left: readonly string[],
  way: readonly string[],
): Verdict {
  const square = way.find(isBarred);
  if (square === undefined || withoutAll(left, shortRanged(state, one)).length > 0) return undefined;
  return refuse("barred", "BB-38", { id: one.id, square });
}

function judgeFly(state: State, one: Geschwader, order: FlyOrder, seat: SeatId): Verdict {
  if (order.length === null) return refuse("no-length", "BB-88", { id: one.id });
  const bad =
    judgeTurn(state, one.id, seat) ?? judgeStart(state, one, order) ?? judgeWithout(state, one, order);
  if (bad) return bad;
  const { from, bends } = startOf(one, order);
  const way = wayOf(state, from, bends);
  if (way.length === 0) return refuse("no-square", "BB-R35", { id: one.id });
  if (way.length > order.length) return refuse("too-far", "BB-89", { found: way.length, most: order.length });
  if (order.more && way.length === order.length) return refuse("no-more", "BB-89", { most: order.length });
  return judgeBarred(state, one, withoutAll(one.squadrons, order.without), [from, ...way]);
}

function judgeAct(
  state: State,
  one: Geschwader,
  { id, verb }: Extract<Order, { kind: "act" }>,
  seat: SeatId,
): Verdict {
  if (verb !== "home" && verb !== "hold") return OTHER;
  const bad = judgeTurn(state, id, seat);
  if (bad) return bad;
  if (one.square === null) return refuse("not-aloft", "BB-88", { id });
  return verb === "hold" && one.fuel < 1
    ? refuse("no-fuel", "BB-119", { id, need: 1, left: one.fuel })
    : undefined;
}

function startsOf(state: State, one: Geschwader): readonly (readonly string[])[] {
  if (one.square !== null) return [[]];
  return tablesOf(state.setup)
    .launches.filter(({ pool }) => pool === one.pool)
    .map(({ square }) => [square]);
}

/** Straight moves of a geschwader, nearest squares first, with and without a way on. */
function* flights(state: State, one: Geschwader): Generator<FlyOrder> {
  const { diagonal } = state.setup.options;
  for (const start of startsOf(state, one))
    for (const length of MOVES)
      for (const square of SQUARES) {
        if (distance(start[0] ?? present(one.square), square, diagonal) > length) continue;
        for (const more of [false, true]) {
          const order: FlyOrder = {
            kind: "fly",
            id: one.id,
            way: [...start, square],
            length,
            more,
            without: [],
          };
          if (judgeFly(state, one, order, seatOfFormation(state, one)) === undefined) yield order;
        }
      }
}

/** A straight move by chance, mostly towards its target; undefined where none is found soon. */
function anyFlight(state: State, one: Geschwader, pick: Pick): FlyOrder | undefined {
  const { diagonal } = state.setup.options;
  for (let attempt = 0; attempt < 20; attempt++) {
    const start = oneOf(startsOf(state, one), pick);
    const length = itemAt(MOVES, pick(MOVES.length));
    const from = start[0] ?? present(one.square);
    const near = SQUARES.filter((square) => distance(from, square, diagonal) <= length);
    const over = near.filter((square) => isOverTarget(state, { ...one, square }));
    const square = over.length > 0 && pick(4) > 0 ? itemAt(over, 0) : oneOf(near, pick);
    const short = shortRanged(state, one);
    const without = pick(6) === 0 && short.length > 0 ? [oneOf(short, pick)] : [];
    const order: FlyOrder = {
      kind: "fly",
      id: one.id,
      way: [...start, square],
      length,
      more: pick(4) === 0,
      without,
    };
    if (judgeFly(state, one, order, seatOfFormation(state, one)) === undefined) return order;
  }
  return undefined;
}

function* acts(state: State, one: Geschwader): Generator<Order> {
  for (const verb of ["hold", "home"] as const) {
    const order: Order = { kind: "act", id: one.id, verb };
    const act = order as Extract<Order, { kind: "act" }>;
    if (judgeAct(state, one, act, seatOfFormation(state, one)) === undefined) yield order;
  }
}

/** BB-76, BB-88, BB-92: whoever is not aloft may stay at home. */
export const germanMove: Question<Of<"german-move">> = {
  judge(state, _task, order, { seat }) {
    if (isWord(order, "done")) {
      const must = commandedBy(state, seat, mustMove(state)).map(({ id }) => id);
      return must.length > 0 ? refuse("must-move", "BB-R35", { ids: must }) : undefined;
    }
    if (order.kind !== "fly" && order.kind !== "act") return OTHER;
    const one = geschwaderNamed(state, order.id);
    if (!one) return refuse("cannot-move", "BB-88", { id: order.id });
    return order.kind === "fly" ? judgeFly(state, one, order, seat) : judgeAct(state, one, order, seat);
  },
  *offer(state, _task, { seat }) {
    if (commandedBy(state, seat, mustMove(state)).length === 0) yield DONE;
    const able = commandedBy(state, seat, movable(state));
    for (const one of able) yield* acts(state, one);
    for (const one of able) yield* flights(state, one);
  },
  choose(state, _task, { seat }, pick) {
    const one = oneOf(commandedBy(state, seat, movable(state)), pick);
    const must = commandedBy(state, seat, mustMove(state));
    if (must.length === 0 && pick(6) === 0) return DONE;
    const quiet = [...acts(state, one)];
    const flight = quiet.length > 0 && pick(5) === 0 ? undefined : anyFlight(state, one, pick);
    if (flight) return flight;
    if (quiet.length > 0) return oneOf(quiet, pick);
    return must.length === 0 ? DONE : { kind: "act", id: itemAt(must, 0).id, verb: "home" };
  },
};

function judgeLeg(state: State, { geschwader, left }: Of<"leg">, order: Order): Verdict {
  if (isWord(order, "halt")) return undefined;
  if (order.kind !== "to") return OTHER;
  const one = geschwaderOf(state, geschwader);
  const from = present(one.square);
  const way = wayOf(state, from, order.way);
  if (way.length === 0) return refuse("no-square", "BB-R35", { id: one.id });
  if (way.length > left) return refuse("too-far", "BB-89", { found: way.length, most: left });
  if (order.more && way.length === left) return refuse("no-more", "BB-89", { most: left });
  return judgeBarred(state, one, one.squadrons, way);
}

/** BB-89: the rest of a move. */
export const leg: Question<Of<"leg">> = {
  judge: judgeLeg,
  *offer(state, task) {
    const from = present(geschwaderOf(state, task.geschwader).square);
    yield word("halt");
    for (const square of SQUARES) {
      if (distance(from, square, state.setup.options.diagonal) > task.left) continue;
      for (const more of [false, true]) {
        const order: Order = { kind: "to", way: [square], more };
        if (judgeLeg(state, task, order) === undefined) yield order;
      }
    }
  },
};

/** BB-102, BB-R35: a step in any direction, or the bomb run where its target is. */
export const chased: Question<{ readonly do: "chased" } & Chase> = {
  judge(state, { geschwader }, order) {
    const one = geschwaderOf(state, geschwader);
    if (isWord(order, "run")) return judgeBombs(state, one, "BB-89");
    if (order.kind !== "to" || order.more) return OTHER;
    const [square = ""] = order.way;
    const from = present(one.square);
    if (order.way.length > 1 || !neighbours(from, state.setup.options.diagonal).includes(square))
      return refuse("not-next", "BB-102", { id: geschwader, square });
    return judgeBarred(state, one, one.squadrons, [square]);
  },
  *offer(state, task, asked) {
    const from = present(geschwaderOf(state, task.geschwader).square);
    const steps = neighbours(from, state.setup.options.diagonal).map(
      (square): Order => ({ kind: "to", way: [square], more: false }),
    );
    for (const order of [word("run"), ...steps])
      if (chased.judge(state, task, order, asked) === undefined) yield order;
  },
};
