import type { SeatId } from "../../../../core/game.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import type { Order } from "../grammar/order.ts";
import { isOpenToWing } from "../map/atlas.ts";
import { neighbours } from "../map/path.ts";
import { scramblers } from "../raid/scramble.ts";
import { bigWingers, movableWings, patrols, rangeOf, reachOf } from "../raid/wings.ts";
import { aloft, geschwaderNamed, placeOf, stationOf, tablesOf, wingOf } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import { commandedBy, seatOfFormation } from "../state/sides.ts";
import type { Geschwader, State, Wing } from "../state/state.ts";
import type { Chase, Of } from "../state/task.ts";
import { oneOf } from "./choose.ts";
import { DONE, isWord, PASS, type Question, word } from "./question.ts";

/** BB-H9: a player orders his own wings. */
function judgeOwner(state: State, wing: Wing, seat: SeatId): Verdict {
  return seatOfFormation(state, wing) === seat ? undefined : refuse("not-yours", "BB-H9", { id: wing.id });
}

/** BB-75. */
export const callHome: Question<Of<"call-home">> = {
  judge(state, _task, order, { seat }) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "act" || order.verb !== "home") return OTHER;
    const wing = patrols(state).find(({ id }) => id === order.id);
    return wing ? judgeOwner(state, wing, seat) : refuse("no-patrol", "BB-75", { id: order.id });
  },
  *offer(state, _task, { seat }) {
    yield DONE;
    for (const { id } of commandedBy(state, seat, patrols(state))) yield { kind: "act", id, verb: "home" };
  },
};

/** BB-100, BB-101. */
export const scramble: Question<Of<"scramble">> = {
  judge(state, { geschwader }, order) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "act" || order.verb !== "scramble") return OTHER;
    const ready = scramblers(state, geschwader).map(({ id }) => id);
    return ready.includes(order.id) ? undefined : refuse("not-ready", "BB-101", { id: order.id, ready });
  },
  *offer(state, { geschwader }) {
    yield PASS;
    for (const { id } of scramblers(state, geschwader)) yield { kind: "act", id, verb: "scramble" };
  },
};

/** BB-36, BB-37, BB-102, BB-R39: one square where wings may be, or none. */
export const wingStep: Question<{ readonly do: "wing-step" } & Chase> = {
  judge(state, { wing: id }, order) {
    if (isWord(order, "stay")) return undefined;
    if (order.kind !== "to" || order.more) return OTHER;
    const wing = wingOf(state, id);
    const [square = ""] = order.way;
    if (
      order.way.length > 1 ||
      !neighbours(placeOf(state, wing), state.setup.options.diagonal).includes(square)
    )
      return refuse("not-next", "BB-102", { id, square });
    return isOpenToWing(tablesOf(state.setup), wing.group, square)
      ? undefined
      : refuse("closed", "BB-37", { id, square });
  },
  *offer(state, task, asked) {
    yield word("stay");
    for (const square of neighbours(placeOf(state, wingOf(state, task.wing)), state.setup.options.diagonal)) {
      const order: Order = { kind: "to", way: [square], more: false };
      if (wingStep.judge(state, task, order, asked) === undefined) yield order;
    }
  },
};

function judgeBigWing(state: State, order: Extract<Order, { kind: "big-wing" }>, seat: SeatId): Verdict {
  const at = geschwaderNamed(state, order.at);
  const able = at ? commandedBy(state, seat, bigWingers(state, at)).map(({ id }) => id) : [];
  const [one, other] = order.wings;
  return one !== other && able.includes(one) && able.includes(other)
    ? undefined
    : refuse("no-big-wing", "BB-128", { wings: order.wings, at: order.at });
}

function judgeWing(state: State, order: Order, seat: SeatId): Verdict {
  if (order.kind === "big-wing") return judgeBigWing(state, order, seat);
  if (order.kind !== "fly" && order.kind !== "act") return OTHER;
  const wing = movableWings(state).find(({ id }) => id === order.id);
  if (!wing) return refuse("wing-used", "BB-90", { id: order.id });
  const foreign = judgeOwner(state, wing, seat);
  if (foreign) return foreign;
  if (order.kind === "act") {
    if (order.verb !== "up") return OTHER;
    return wing.square === null ? undefined : refuse("in-the-air", "BB-90", { id: wing.id });
  }
  const [square = ""] = order.way;
  if (order.length !== null || order.way.length > 1) return OTHER;
  if (square === placeOf(state, wing)) return refuse("no-square", "BB-90", { id: wing.id });
  const steps = rangeOf(state, wing);
  return reachOf(state, wing, steps).has(square)
    ? undefined
    : refuse("out-of-reach", "BB-90", { id: wing.id, square, steps });
}

function bigWings(state: State, at: Geschwader, seat: SeatId): readonly Order[] {
  const able = commandedBy(state, seat, bigWingers(state, at)).map(({ id }) => id);
  return able.flatMap((one, place) =>
    able.slice(place + 1).map((other): Order => ({ kind: "big-wing", wings: [one, other], at: at.id })),
  );
}

function moves(state: State, wing: Wing): readonly Order[] {
  const own = placeOf(state, wing);
  const squares = [...reachOf(state, wing, rangeOf(state, wing))].filter((square) => square !== own);
  const up: readonly Order[] = wing.square === null ? [{ kind: "act", id: wing.id, verb: "up" }] : [];
  return [
    ...up,
    ...squares.map((square): Order => {
      return { kind: "fly", id: wing.id, way: [square], length: null, more: false, without: [] };
    }),
  ];
}

/** BB-78, BB-90, BB-128. */
export const britishMove: Question<Of<"british-move">> = {
  judge: (state, _task, order, { seat }) =>
    isWord(order, "done") ? undefined : judgeWing(state, order, seat),
  *offer(state, _task, { seat }) {
    yield DONE;
    for (const at of aloft(state)) yield* bigWings(state, at, seat);
    for (const wing of commandedBy(state, seat, movableWings(state))) yield* moves(state, wing);
  },
  choose(state, _task, { seat }, pick) {
    const big = aloft(state).flatMap((at) => bigWings(state, at, seat));
    if (big.length > 0 && pick(2) === 0) return oneOf(big, pick);
    if (pick(4) === 0) return DONE;
    const wing = oneOf(commandedBy(state, seat, movableWings(state)), pick);
    const all = moves(state, wing);
    const hostile = new Set(aloft(state).map(({ square }) => square));
    const at = all.filter((order) =>
      hostile.has(order.kind === "fly" ? (order.way[0] ?? null) : stationOf(state, wing)),
    );
    if (at.length > 0 && pick(4) > 0) return oneOf(at, pick);
    return pick(3) === 0 ? oneOf([...all, DONE], pick) : DONE;
  },
};
