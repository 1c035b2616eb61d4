import type { Pick } from "../../../../core/orders/choice.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { GERMAN } from "../../data/sides.ts";
import type { Order } from "../grammar/order.ts";
import {
  american,
  americanReach,
  linesOf,
  movableAmericans,
  waitingFighters,
} from "../raid/american-flight.ts";
import { roomIn } from "../raid/bases.ts";
import { overTarget, targetsBelow } from "../raid/bomb.ts";
import { german, germanReach, landable, movableGermans, startable } from "../raid/german-flight.ts";
import { groupOf, startableGroups } from "../raid/groups.ts";
import { escortable } from "../raid/missions.ts";
import { strafable, strafers } from "../raid/strafe.ts";
import { isBomber, isGrounded, livingAmericans, livingGermans, tablesOf, typeOf } from "../state/look.ts";
import { firstVerdict, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { parts, sequences, subsets } from "./enumerate.ts";
import { BOMB, DONE, doubled, isWord, type Question } from "./question.ts";

type Flight = Extract<Order, { kind: "to" }>;

function* judgeTakeOff(state: State, units: readonly string[], tanks: boolean): Generator<Verdict> {
  const able = startable(state);
  for (const unit of units) {
    const one = livingGermans(state).find(({ id }) => id === unit);
    if (!one) yield refuse("not-own", "LW-63", { unit });
    else if (isGrounded(state, one)) yield refuse("grounded", "LW-102", { unit });
    else if (!able.includes(one)) yield refuse("not-ready", "LW-65", { unit, turn: one.ready });
    else if (tanks && typeOf(state, one.type).tanks === null) yield refuse("no-tanks", "LW-20", { unit });
  }
  for (const unit of units) {
    const one = german(state, unit);
    const missing = groupOf(state, one).find(({ id }) => !units.includes(id));
    if (missing) yield refuse("not-together", "LW-66", { unit, group: missing.id });
  }
}

function* judgeGermanFlight(state: State, { to, units }: Flight): Generator<Verdict> {
  for (const unit of units) {
    const one = livingGermans(state).find(({ id }) => id === unit);
    if (!one?.hex) yield refuse("not-in-air", "LW-60", { unit });
    else if (one.moved) yield refuse("moved-already", "LW-60", { unit });
    else if (!germanReach(state, one).has(to))
      yield refuse("too-far", "LW-60", { unit, hex: to, most: typeOf(state, one.type).speed });
  }
}

function* judgeLanding(state: State, units: readonly string[]): Generator<Verdict> {
  const able = landable(state).map(({ id }) => id);
  for (const unit of units) if (!able.includes(unit)) yield refuse("no-landing", "LW-65", { unit });
  for (const unit of units) {
    const one = german(state, unit);
    // LW-37: several that land in one hex share its room.
    const there = units.filter((other) => german(state, other).hex === one.hex);
    if (there.length > roomIn(state, one.hex ?? "")) yield refuse("no-landing", "LW-37", { unit });
    const mate = groupOf(state, one).find(({ id }) => able.includes(id) && !units.includes(id));
    if (mate) yield refuse("not-together", "LW-66", { unit, group: mate.id });
  }
}

function twiceIn(units: readonly string[]): Verdict {
  const unit = doubled(units);
  return unit === undefined ? undefined : refuse("twice", "LW-60", { unit });
}

/** How often a game by chance ends a side's flight or does something else. */
const FLIGHTS = 4;

function pickOf<One>(all: readonly One[], pick: Pick): One | undefined {
  return all.length > 0 ? all[pick(all.length)] : undefined;
}

/** Take-offs and landings, or nothing more. */
function* groundOffers(state: State): Generator<Order> {
  yield DONE;
  for (const group of startableGroups(state)) {
    const units = group.map(({ id }) => id);
    const carries = group.every(({ type }) => typeOf(state, type).tanks !== null);
    if (carries) yield { kind: "take-off", units, tanks: true };
    yield { kind: "take-off", units, tanks: false };
  }
  for (const units of landableGroups(state)) yield { kind: "units", verb: "land", units };
}

/** LW-66: units that may land now, group by group, as far as there is room for all of them. */
function landableGroups(state: State): readonly (readonly string[])[] {
  const found = new Map<string, string[]>();
  for (const { id, group } of landable(state)) found.set(group, [...(found.get(group) ?? []), id]);
  return [...found.values()].filter((units) => firstVerdict(judgeLanding(state, units)) === undefined);
}

/** Several groups that take off together, or land. */
function* groupOffers(state: State, task: Of<"german-move">): Generator<Order> {
  const legal = (order: Order) => germanMove.judge(state, task, order, GERMAN) === undefined;
  for (const groups of subsets(startableGroups(state))) {
    if (groups.length < 2) continue;
    const units = groups.flat().map(({ id }) => id);
    for (const tanks of [true, false]) {
      const order: Order = { kind: "take-off", units, tanks };
      if (legal(order)) yield order;
    }
  }
  for (const groups of subsets(landableGroups(state))) {
    const order: Order = { kind: "units", verb: "land", units: groups.flat() };
    if (groups.length > 1 && legal(order)) yield order;
  }
}

/** A list of units that fly to a hex: each alone, then several together. */
function* flights<Unit extends { readonly id: string }>(
  units: readonly Unit[],
  verb: "fly" | "enter",
  hexesOf: (unit: Unit) => Iterable<string>,
): Generator<Order> {
  for (const one of units) for (const to of hexesOf(one)) yield { kind: "to", verb, to, units: [one.id] };
  for (const some of subsets(units)) {
    const [first, ...others] = some;
    if (!first || others.length === 0) continue;
    const reached = others.map((one) => new Set(hexesOf(one)));
    for (const to of hexesOf(first))
      if (reached.every((hexes) => hexes.has(to)))
        yield { kind: "to", verb, to, units: some.map(({ id }) => id) };
  }
}

/** Section 4.2, B and C: take-offs, flights and landings, until the German is done. */
export const germanMove: Question<Of<"german-move">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind === "take-off")
      return twiceIn(order.units) ?? firstVerdict(judgeTakeOff(state, order.units, order.tanks));
    if (order.kind === "to" && order.verb === "fly")
      return twiceIn(order.units) ?? firstVerdict(judgeGermanFlight(state, order));
    if (order.kind === "units" && order.verb === "land")
      return twiceIn(order.units) ?? firstVerdict(judgeLanding(state, order.units));
    return OTHER;
  },
  *offer(state, task) {
    yield* groundOffers(state);
    yield* flights(movableGermans(state), "fly", (one) => germanReach(state, one).keys());
    yield* groupOffers(state, task);
  },
  choose(state, _task, _side, pick) {
    const one = pickOf(movableGermans(state), pick);
    if (one && pick(FLIGHTS) > 0)
      return {
        kind: "to",
        verb: "fly",
        to: pickOf([...germanReach(state, one).keys()], pick) ?? "",
        units: [one.id],
      };
    return anyOf(groundOffers(state), pick);
  },
};

/** One of the offers by chance, `done` in four of them. */
function anyOf(offers: Iterable<Order>, pick: Pick): Order {
  const all = [...offers];
  return pick(4) === 0 ? DONE : (all[pick(all.length)] ?? DONE);
}

function* judgeEntry(state: State, { to, units }: Flight): Generator<Verdict> {
  const waiting = waitingFighters(state).map(({ id }) => id);
  for (const unit of units) {
    if (!livingAmericans(state).some(({ id }) => id === unit)) yield refuse("not-own", "LW-62", { unit });
    else if (!waiting.includes(unit)) yield refuse("entered-already", "LW-62", { unit });
    else if (!linesOf(state, american(state, unit)).includes(to))
      yield refuse("no-entry", "LW-32", { unit, hex: to });
  }
}

function* judgeAmericanFlight(state: State, { to, units }: Flight): Generator<Verdict> {
  for (const unit of units) {
    const one = livingAmericans(state).find(({ id }) => id === unit);
    if (!one?.hex) yield refuse("not-in-air", "LW-60", { unit });
    else if (one.moved) yield refuse("moved-already", "LW-60", { unit });
    else if (!americanReach(state, one).has(to))
      yield refuse("too-far", "LW-60", { unit, hex: to, most: typeOf(state, one.type).speed });
  }
}

/** Section 4.2, H and I: fighters enter and all fly, until the American is done. */
export const americanMove: Question<Of<"american-move">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "to" || order.verb === "bomb") return OTHER;
    const judge = order.verb === "enter" ? judgeEntry : judgeAmericanFlight;
    return twiceIn(order.units) ?? firstVerdict(judge(state, order));
  },
  *offer(state) {
    yield DONE;
    yield* flights(waitingFighters(state), "enter", (one) => linesOf(state, one));
    yield* flights(movableAmericans(state), "fly", (one) => americanReach(state, one).keys());
  },
  choose(state, _task, _side, pick) {
    const moving = pickOf(movableAmericans(state), pick);
    const waiting = pickOf(waitingFighters(state), pick);
    const one = pick(FLIGHTS) === 0 ? (waiting ?? moving) : moving;
    if (!one || pick(FLIGHTS) === 0) return DONE;
    const hexes = one === moving ? [...americanReach(state, one).keys()] : linesOf(state, one);
    const verb = one === moving ? "fly" : "enter";
    return { kind: "to", verb, to: pickOf(hexes, pick) ?? "", units: [one.id] };
  },
};

function* judgeEscorts(state: State, units: readonly string[]): Generator<Verdict> {
  const able = escortable(state).map(({ id }) => id);
  for (const unit of units.filter((one) => !able.includes(one))) {
    const one = livingAmericans(state).find(({ id }) => id === unit);
    if (one && isBomber(state, one)) yield refuse("escort-bomber", "LW-67", { unit });
    else if (one?.mission === "home-bound") yield refuse("breaks-off", "LW-L36", { unit });
    else yield refuse("no-escort", "LW-67", { unit });
  }
}

/** Section 4.2, J. */
export const missions: Question<Of<"missions">> = {
  judge(state, _task, order) {
    if (order.kind !== "units" || order.verb !== "escort") return OTHER;
    return twiceIn(order.units) ?? firstVerdict(judgeEscorts(state, order.units));
  },
  *offer(state) {
    const all = escortable(state).map(({ id }) => id);
    yield { kind: "units", verb: "escort", units: all };
    for (const units of subsets(all))
      if (units.length < all.length) yield { kind: "units", verb: "escort", units };
  },
};

/** Section 4.2, K: bombers over their target bomb together, target by target, until the American is done. */
export const bomb: Question<Of<"bomb">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (isWord(order, "bomb"))
      return overTarget(state).length > 0 ? undefined : refuse("nothing-to-bomb", "LW-28", {});
    if (order.kind !== "to" || order.verb !== "bomb") return OTHER;
    const over = overTarget(state).filter(({ line }) => line?.target === order.to);
    const unit = order.units.find((one) => !over.some(({ id }) => id === one));
    if (unit !== undefined) return refuse("not-over-target", "LW-28", { unit, target: order.to });
    const other = over.find(({ id }) => !order.units.includes(id));
    if (other) return refuse("bomb-together", "LW-28", { unit: other.id, target: order.to });
    return twiceIn(order.units);
  },
  *offer(state) {
    const over = targetsBelow(state);
    if (over.length > 0) yield BOMB;
    for (const { target, units } of over) yield { kind: "to", verb: "bomb", to: target, units };
    yield DONE;
  },
};

/** Section 4.2, M. */
export const strafe: Question<Of<"strafe">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "strafe") return OTHER;
    const able = strafers(state, order.base).map(({ id }) => id);
    const unit = order.units.find((one) => !able.includes(one));
    if (unit !== undefined) return refuse("no-strafing", "LW-70", { unit });
    const below = strafable(state, order.base).map(({ id }) => id);
    const missing = order.at.find((one) => !below.includes(one));
    const hex = tablesOf(state.setup).bases.find(({ id }) => id === order.base)?.hex ?? order.base;
    if (missing !== undefined) return refuse("not-there", "LW-70", { unit: missing, hex });
    return twiceIn(order.units) ?? twiceIn(order.at);
  },
  *offer(state) {
    for (const { id } of tablesOf(state.setup).bases) {
      const all = strafers(state, id).map((one) => one.id);
      const below = strafable(state, id).map((one) => one.id);
      if (all.length === 0 || below.length === 0) continue;
      yield { kind: "strafe", base: id, units: all, at: below };
      for (const units of parts(all))
        for (const at of sequences(below)) {
          const again = units.length === all.length && at.join() === below.join();
          if (!again) yield { kind: "strafe", base: id, units, at };
        }
    }
    yield DONE;
  },
};
