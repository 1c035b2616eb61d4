import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { firedAtByBombers, repliers } from "../battle/battle.ts";
import type { Fire, Order } from "../grammar/order.ts";
import type { Battle } from "../state/battle.ts";
import { battleOf } from "../state/look.ts";
import { firstVerdict, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { sharings, subsets } from "./enumerate.ts";
import { doubled, isWord, type Question, word } from "./question.ts";

const HOLD = word("hold");

/** Bomber factors that may fire, by type (LW-57). */
function bombersByType(state: State, { bombers }: Battle): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { unit } of bombers) {
    const one = state.americans.find(({ id }) => id === unit);
    if (one && !one.fired && one.factors > 0) found.set(one.type, (found.get(one.type) ?? 0) + one.factors);
  }
  return found;
}

/** LW-L33, LW-74: bomber factors that fire: at most as many as attack them. */
export function firingBombers(state: State): number {
  const battle = battleOf(state);
  const all = [...bombersByType(state, battle).values()].reduce((sum, factors) => sum + factors, 0);
  return Math.min(all, firedAtByBombers(state, battle));
}

/** How bombers fire where nobody splits it: type after type. */
export function usualSplit(state: State): readonly (readonly [string, number])[] {
  let left = firingBombers(state);
  return [...bombersByType(state, battleOf(state))].flatMap(([type, factors]) => {
    const fires = Math.min(left, factors);
    left -= fires;
    return fires > 0 ? [[type, fires] as const] : [];
  });
}

/** LW-58: all who may fire need not be named. */
export function usualFire(state: State, order: Fire): Order {
  const able = repliers(state, battleOf(state));
  const all =
    order.fighters?.length === able.length && able.every(({ unit }) => order.fighters?.includes(unit));
  return { kind: "fire", ...(order.fighters && !all && { fighters: order.fighters }), split: order.split };
}

/** LW-57, LW-58: whoever is named is in the battle and has not fired. */
function* judgeFiring(state: State, fighters: readonly string[]): Generator<Verdict> {
  const battle = battleOf(state);
  const able = repliers(state, battle).map(({ unit }) => unit);
  const twice = doubled(fighters);
  if (twice !== undefined) yield refuse("twice", "LW-58", { unit: twice });
  for (const unit of fighters) {
    if (!battle.defenders.some((one) => one.unit === unit))
      yield refuse("not-there", "LW-58", { unit, hex: battle.hex });
    else if (able.length === 0) yield refuse("nothing-to-attack", "LW-86", { hex: battle.hex });
    else if (!able.includes(unit)) yield refuse("has-fired", "LW-57", { unit });
  }
}

/** LW-74: bombers split all factors that may fire, none more than its type has. */
function judgeSplit(state: State, { fighters, split }: Fire): Verdict {
  const due = firingBombers(state);
  if (fighters?.length === 0 && due === 0) return refuse("bad-split", "LW-74", { given: 0, due });
  if (split.length === 0) return undefined;
  const types = bombersByType(state, battleOf(state));
  const given = split.reduce((sum, [, factors]) => sum + factors, 0);
  const fits = split.every(([type, factors]) => factors <= (types.get(type) ?? 0));
  const twice = doubled(split.map(([type]) => type));
  return fits && given === due && twice === undefined
    ? undefined
    : refuse("bad-split", "LW-74", { given, due });
}

/** LW-74: what the rules do, and every way in which bombers can split their fire. */
function* splits(state: State, due: number): Generator<Fire["split"]> {
  yield [];
  if (due === 0) return;
  const types = [...bombersByType(state, battleOf(state))];
  const most = types.map(([, factors]) => factors);
  for (const shares of sharings(due, most)) {
    const all = types.map(([type], at) => [type, shares[at] ?? 0] as const);
    yield all.filter(([, factors]) => factors > 0);
  }
}

/** LW-L38, LW-58, LW-74: defensive fire. */
export const reply: Question<Of<"reply">> = {
  judge(state, _task, order) {
    if (isWord(order, "hold")) return undefined;
    if (order.kind !== "fire") return OTHER;
    return firstVerdict([...judgeFiring(state, order.fighters ?? []), judgeSplit(state, order)]);
  },
  *offer(state) {
    yield { kind: "fire", split: [] };
    const due = firingBombers(state);
    const able = repliers(state, battleOf(state));
    if (able.length > 0 && due > 0) yield { kind: "fire", fighters: [], split: [] };
    yield HOLD;
    const all = [...splits(state, due)];
    for (const split of all) if (split.length > 0) yield { kind: "fire", split };
    for (const some of subsets(able.map(({ unit }) => unit))) {
      if (some.length === able.length || (some.length === 0 && due === 0)) continue;
      for (const split of all)
        if (some.length > 0 || split.length > 0) yield { kind: "fire", fighters: some, split };
    }
  },
};
