import { firstOf } from "../../../../core/orders/many.ts";
import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { GERMAN } from "../../data/sides.ts";
import { TWELFTHS } from "../../data/twelfths.ts";
import { available, fuelNeed, TO_RESERVE } from "../economy/fuel.ts";
import { print } from "../grammar/grammar.ts";
import type { Counted, Order } from "../grammar/order.ts";
import { leavers } from "../quarter/enter.ts";
import { exchangeable, replaceable } from "../quarter/jets.ts";
import { rafPlaces } from "../quarter/raf.ts";
import { lacking, mayRevive, toRestore } from "../quarter/replace.ts";
import { isBombed, livingGermans, tablesOf, typeOf } from "../state/look.ts";
import { firstVerdict, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { sharings, subsets } from "./enumerate.ts";
import { doubled, isWord, NONE, PASS, type Question } from "./question.ts";

/** LW-45: the RAF names a place every quarter. */
export const raf: Question<Of<"raf">> = {
  judge(state, _task, order) {
    if (order.kind !== "name" || order.verb !== "raf") return OTHER;
    if (rafPlaces(state).some(({ id }) => id === order.name)) return undefined;
    return isBombed(state, order.name)
      ? refuse("bombed-already", "LW-L25", { target: order.name })
      : refuse("raf-zone", "LW-35", { place: order.name });
  },
  *offer(state) {
    for (const { id } of rafPlaces(state)) yield { kind: "name", verb: "raf", name: id };
  },
};

function substitutes(state: State): readonly string[] {
  return [...replaceable(state), ...exchangeable(state)].map(({ id }) => id);
}

/** LW-96, LW-L2. */
export const substitute: Question<Of<"substitute">> = {
  judge(state, _task, order) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "name" || order.verb !== "substitute") return OTHER;
    return substitutes(state).includes(order.name)
      ? undefined
      : refuse("not-replaceable", "LW-96", { unit: order.name });
  },
  *offer(state) {
    for (const name of substitutes(state)) yield { kind: "name", verb: "substitute", name };
    yield PASS;
  },
};

/** LW-111. */
export const nightLeaves: Question<Of<"night-leaves">> = {
  judge(state, task, order) {
    if (order.kind !== "name" || order.verb !== "leaves") return OTHER;
    return leavers(state, task.for).includes(order.name)
      ? undefined
      : refuse("not-leaving", "LW-L11", { unit: order.name });
  },
  *offer(state, task) {
    for (const name of leavers(state, task.for)) yield { kind: "name", verb: "leaves", name };
  },
};

function* restoring(state: State, counted: readonly Counted[], side: 0 | 1): Generator<Verdict> {
  const twice = doubled(counted.map(({ unit }) => unit));
  if (twice !== undefined) yield refuse("twice", "LW-48", { unit: twice });
  const lack = lacking(state, side);
  for (const { unit, factors } of counted) {
    const most = lack.find((one) => one.unit === unit)?.factors ?? 0;
    if (factors < 1 || factors > most)
      yield refuse("restores-too-much", "LW-93", { unit, given: factors, most });
  }
  const given = counted.reduce((sum, { factors }) => sum + factors, 0);
  const most = toRestore(state, side);
  if (given > most) yield refuse("too-many-restored", "LW-48", { given, most });
  const units = counted.map(({ unit }) => unit);
  if (side === GERMAN && !mayRevive(state, units))
    yield refuse("no-revival", "LW-L3", { unit: units[0] ?? "" });
}

/** So many factors, as many as there are unless it is said, unit after unit. */
export function filled(state: State, side: 0 | 1, wanted: number = toRestore(state, side)): Order {
  let left = wanted;
  const counted: Counted[] = [];
  for (const { unit, factors } of lacking(state, side)) {
    const count = Math.min(left, factors);
    const units = [...counted.map((one) => one.unit), unit];
    if (count === 0 || (side === GERMAN && !mayRevive(state, units))) continue;
    counted.push({ unit, factors: count });
    left -= count;
  }
  return counted.length > 0 ? { kind: "counted", verb: "restore", counted } : NONE;
}

/** LW-48. */
export const replace: Question<Of<"replace">> = {
  judge(state, _task, order, side) {
    if (isWord(order, "none")) return undefined;
    if (order.kind !== "counted" || order.verb !== "restore") return OTHER;
    return firstVerdict(restoring(state, order.counted, side));
  },
  *offer(state, _task, side) {
    const all = filled(state, side);
    if (all !== NONE) yield all;
    yield NONE;
    const known = print(all);
    for (const counted of firstOf(restorings(state, side), MOST_TRIED)) {
      const order: Order = { kind: "counted", verb: "restore", counted };
      if (print(order) !== known && replace.judge(state, _task, order, side) === undefined) yield order;
    }
  },
  choose(state, _task, side, pick) {
    return pick(4) === 0 ? NONE : filled(state, side);
  },
};

/** Ways to try at most where only some are legal. */
const MOST_TRIED = 2000;

/** Every way to spend factors, the most first. */
function* restorings(state: State, side: 0 | 1): Generator<readonly Counted[]> {
  const lack = lacking(state, side);
  const most = lack.map(({ factors }) => factors);
  const all = most.reduce((sum, factors) => sum + factors, 0);
  for (let total = Math.min(all, toRestore(state, side)); total > 0; total--)
    for (const shares of sharings(total, most))
      yield lack
        .map(({ unit }, at) => ({ unit, factors: shares[at] ?? 0 }))
        .filter(({ factors }) => factors > 0);
}

/** LW-99: fuel that the units need that are not left on the ground, in twelfths. */
export function allocated(state: State, ground: readonly string[]): number {
  return livingGermans(state)
    .filter(({ id }) => !ground.includes(id))
    .reduce((sum, { type, factors }) => sum + fuelNeed(typeOf(state, type), factors), 0);
}

function tanksOf({ economy }: State) {
  return { made: economy.fuel, reserve: economy.reserve, open: economy.reserveOpen };
}

/**
 * LW-101: what may be put into the reserve after so much was allocated. LW-H5: in whole points; who names the next whole
 * one above what is left saves all of it.
 */
export function mostSaved({ economy }: State, spent: number): number {
  return Math.ceil(Math.min(TO_RESERVE, Math.max(0, economy.fuel - spent)) / TWELFTHS);
}

/** Who stays on the ground where fuel is short: the last that need any. */
function shortOf(state: State): readonly string[] {
  const units = livingGermans(state).map(({ id }) => id);
  const ground: string[] = [];
  while (allocated(state, ground) > available(tanksOf(state)) && units.length > 0)
    ground.push(units.pop() ?? "");
  return ground;
}

/** LW-100, LW-101. */
export const allocate: Question<Of<"allocate">> = {
  judge(state, _task, order) {
    if (order.kind !== "ground") return OTHER;
    const twice = doubled(order.units);
    if (twice !== undefined) return refuse("twice", "LW-100", { unit: twice });
    const stranger = order.units.find((unit) => !livingGermans(state).some(({ id }) => id === unit));
    if (stranger !== undefined) return refuse("not-own", "LW-100", { unit: stranger });
    const need = allocated(state, order.units);
    const made = available(tanksOf(state));
    if (need > made) return refuse("not-enough-fuel", "LW-99", { need, made });
    const most = mostSaved(state, need);
    return order.reserve > most
      ? refuse("too-much-saved", "LW-101", { given: order.reserve, most })
      : undefined;
  },
  *offer(state) {
    const short = shortOf(state);
    const usual = {
      kind: "ground",
      units: short,
      reserve: mostSaved(state, allocated(state, short)),
    } as const;
    yield usual;
    const living = livingGermans(state).map(({ id }) => id);
    for (const more of subsets(living.filter((unit) => !short.includes(unit)))) {
      const units = [...short, ...more];
      for (let reserve = mostSaved(state, allocated(state, units)); reserve >= 0; reserve--)
        if (more.length > 0 || reserve !== usual.reserve) yield { kind: "ground", units, reserve };
    }
  },
  choose(state, _task, _side, pick) {
    const short = shortOf(state);
    const units = livingGermans(state).flatMap(({ id }) => (short.includes(id) || pick(8) === 0 ? [id] : []));
    return { kind: "ground", units, reserve: mostSaved(state, allocated(state, units)) };
  },
};

/** The ids of all places of a kind. */
export function targetIds(state: State): readonly string[] {
  return tablesOf(state.setup).targets.map(({ id }) => id);
}
