import type { Order } from "../grammar/order.ts";
import {
  american,
  americanReach,
  linesOf,
  movableAmericans,
  waitingFighters,
} from "../raid/american-flight.ts";
import { overTarget } from "../raid/bomb.ts";
import { german, germanReach, landable, movableGermans, startable } from "../raid/german-flight.ts";
import { escortable } from "../raid/missions.ts";
import { strafable, strafers } from "../raid/strafe.ts";
import { isGrounded, livingAmericans, livingGermans, tablesOf, typeOf } from "../state/look.ts";
import { firstOf, OTHER, refuse, type Verdict } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { DONE, doubled, isWord, type Pick, type Question } from "./question.ts";

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
  // LW-37: several that land in one hex share its room one after another.
  const hexes = units.map((unit) => german(state, unit).hex);
  if (doubled(hexes.map(String)) !== undefined && units.length > 1)
    yield refuse("no-landing", "LW-37", { unit: units[1] ?? "" });
}

function twiceIn(units: readonly string[]): Verdict {
  const unit = doubled(units);
  return unit === undefined ? undefined : refuse("twice", "LW-60", { unit });
}

/** Section 4.2, B and C: take-offs, flights and landings, until the German is done. */
export const germanMove: Question<Of<"german-move">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind === "take-off")
      return twiceIn(order.units) ?? firstOf(judgeTakeOff(state, order.units, order.tanks));
    if (order.kind === "to" && order.verb === "fly")
      return twiceIn(order.units) ?? firstOf(judgeGermanFlight(state, order));
    if (order.kind === "units" && order.verb === "land")
      return twiceIn(order.units) ?? firstOf(judgeLanding(state, order.units));
    return OTHER;
  },
  *offer(state) {
    yield DONE;
    for (const { id, type } of startable(state)) {
      if (typeOf(state, type).tanks !== null) yield { kind: "take-off", units: [id], tanks: true };
      yield { kind: "take-off", units: [id], tanks: false };
    }
    for (const { id } of landable(state)) yield { kind: "units", verb: "land", units: [id] };
    for (const one of movableGermans(state))
      for (const to of germanReach(state, one).keys()) yield { kind: "to", verb: "fly", to, units: [one.id] };
  },
  choose(state, task, side, pick) {
    return anyOf(germanMove.offer(state, task, side), pick);
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
    return twiceIn(order.units) ?? firstOf(judge(state, order));
  },
  *offer(state) {
    yield DONE;
    for (const one of waitingFighters(state))
      for (const to of linesOf(state, one)) yield { kind: "to", verb: "enter", to, units: [one.id] };
    for (const one of movableAmericans(state))
      for (const to of americanReach(state, one).keys())
        yield { kind: "to", verb: "fly", to, units: [one.id] };
  },
  choose(state, task, side, pick) {
    return anyOf(americanMove.offer(state, task, side), pick);
  },
};

/** Section 4.2, J. */
export const missions: Question<Of<"missions">> = {
  judge(state, _task, order) {
    if (order.kind !== "units" || order.verb !== "escort") return OTHER;
    const able = escortable(state).map(({ id }) => id);
    const unit = order.units.find((one) => !able.includes(one));
    return twiceIn(order.units) ?? (unit === undefined ? undefined : refuse("no-escort", "LW-67", { unit }));
  },
  *offer(state) {
    const units = escortable(state).map(({ id }) => id);
    yield { kind: "units", verb: "escort", units };
    if (units.length > 0) yield { kind: "units", verb: "escort", units: [] };
  },
};

/** Section 4.2, K: bombers over their target bomb together, target by target, until the American is done. */
export const bomb: Question<Of<"bomb">> = {
  judge(state, _task, order) {
    if (isWord(order, "done")) return undefined;
    if (order.kind !== "to" || order.verb !== "bomb") return OTHER;
    const over = overTarget(state).filter(({ line }) => line?.target === order.to);
    const unit = order.units.find((one) => !over.some(({ id }) => id === one));
    if (unit !== undefined) return refuse("not-over-target", "LW-28", { unit, target: order.to });
    return twiceIn(order.units);
  },
  *offer(state) {
    const over = overTarget(state);
    for (const target of new Set(over.map(({ line }) => line?.target ?? "")))
      yield {
        kind: "to",
        verb: "bomb",
        to: target,
        units: over.filter(({ line }) => line?.target === target).map(({ id }) => id),
      };
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
      const units = strafers(state, id).map((one) => one.id);
      const at = strafable(state, id).map((one) => one.id);
      if (units.length > 0 && at.length > 0) yield { kind: "strafe", base: id, units, at };
    }
    yield DONE;
  },
};
