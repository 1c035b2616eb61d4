import { OTHER, type Verdict } from "../../../../core/orders/refusal.ts";
import { GERMAN } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import { americanShare, defenderShare, germanShares } from "../battle/declare.ts";
import { hasChoice, hitsByPool, takesToll, together, usualLosses } from "../battle/losses.ts";
import { bombersAt, counterAttackers, freeAt, germansAt, isJet } from "../battle/present.ts";
import { judgeWithheld } from "../battle/withhold.ts";
import { print } from "../grammar/grammar.ts";
import type { Attack, Defence, Order, Withheld } from "../grammar/order.ts";
import type { Engaged, Toll } from "../state/battle.ts";
import { battleOf } from "../state/look.ts";
import { firstVerdict, refuse } from "../state/refusal.ts";
import type { State } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { attacksAt, defences } from "./declarations.ts";
import { sharings } from "./enumerate.ts";
import { doubled, isWord, PASS, type Question } from "./question.ts";

const NOTHING: Withheld = { count: 0, units: [] };

function* judgeKept(
  state: State,
  hex: HexName,
  keep: readonly string[],
  units: readonly string[],
): Generator<Verdict> {
  const all = [...state.germans, ...state.americans];
  for (const unit of keep) {
    const one = all.find(({ id }) => id === unit);
    if (!units.includes(unit)) yield refuse("no-part", "LW-64", { unit, hex });
    else if (!one?.tanks) yield refuse("no-tanks", "LW-64", { unit });
  }
}

/** LW-71: Germans in the hex that have not fired. */
function ableAt(state: State, hex: string) {
  return germansAt(state, hex).filter(({ fired }) => !fired);
}

function* judgeAttack(state: State, hex: string, order: Attack): Generator<Verdict> {
  const named = [...order.bombers, ...order.direct, ...order.fighters];
  const twice = doubled(named);
  if (twice !== undefined) yield refuse("twice", "LW-71", { unit: twice });
  const able = ableAt(state, hex);
  const stranger = named.find((unit) => !able.some(({ id }) => id === unit));
  if (stranger !== undefined) {
    const fired = germansAt(state, hex).some(({ id }) => id === stranger);
    yield fired
      ? refuse("has-fired", "LW-57", { unit: stranger })
      : refuse("not-there", "LW-71", { unit: stranger, hex });
  }
  const out = able.find((one) => !isJet(state, one) && !named.includes(one.id));
  if (out) yield refuse("stays-out", "LW-L28", { unit: out.id });
  const slow = order.direct.find((unit) => !able.some((one) => one.id === unit && isJet(state, one)));
  if (slow !== undefined) yield refuse("no-jet", "LW-83", { unit: slow });
  const bombing = order.bombers.length + order.direct.length;
  if (bombing > 0 && bombersAt(state, hex).length === 0) yield refuse("nothing-to-attack", "LW-71", { hex });
  if (order.fighters.length > 0 && freeAt(state, hex).length === 0)
    yield refuse("nothing-to-attack", "LW-71", { hex });
  yield* judgeKept(state, hex, order.keep, named);
  yield* judgeWithheld(state, hex, germanShares(state, hex, order), order);
}

function attackOf(change: Partial<Attack>): Order {
  const none = { bombers: [], direct: [], fighters: [], keep: [], withhold: NOTHING };
  return { kind: "attack", ...none, ...change };
}

/** An attack that names nobody is everybody's, at the bombers where there are any, else at the fighters. */
export function usualAttack(state: State, hex: string, order: Attack): Order {
  const named = [...order.bombers, ...order.direct, ...order.fighters];
  if (named.length > 0) return { kind: "attack", ...order };
  const units = ableAt(state, hex).map(({ id }) => id);
  const bombers = bombersAt(state, hex).length > 0;
  return { kind: "attack", ...order, bombers: bombers ? units : [], fighters: bombers ? [] : units };
}

/** Section 4.2, D: hex by hex the German attacks or not. */
export const attack: Question<Of<"attack">> = {
  judge(state, { hex }, order) {
    if (isWord(order, "pass")) return undefined;
    return order.kind === "attack" ? firstVerdict(judgeAttack(state, hex, order)) : OTHER;
  },
  *offer(state, task) {
    const known = new Set<string>();
    for (const order of attacks(state, task.hex)) {
      const text = print(order);
      if (known.has(text) || attack.judge(state, task, order, GERMAN) !== undefined) continue;
      known.add(text);
      yield order;
    }
    yield PASS;
  },
};

/** Attacks of a hex: everybody at one kind of enemy first, then every other way. */
function* attacks(state: State, hex: string): Generator<Order> {
  const able = ableAt(state, hex);
  const units = able.map(({ id }) => id);
  const jets = able.filter((one) => isJet(state, one)).map(({ id }) => id);
  yield attackOf({ bombers: units });
  yield attackOf({ fighters: units });
  if (jets.length > 0)
    yield attackOf({ bombers: units.filter((unit) => !jets.includes(unit)), direct: jets });
  for (const sent of attacksAt(state, hex, able)) yield { kind: "attack", ...sent };
}

/** Section 4.2, O: hex by hex the American attacks or not. */
export const counter: Question<Of<"counter">> = {
  judge(state, { hex }, order) {
    if (isWord(order, "pass")) return undefined;
    if (order.kind !== "attack" || order.bombers.length + order.direct.length + order.fighters.length > 0)
      return OTHER;
    const units = counterAttackers(state, hex).map(({ id }) => id);
    return (
      firstVerdict(judgeKept(state, hex, order.keep, units)) ??
      firstVerdict(judgeWithheld(state, hex, [americanShare(state, hex)], order))
    );
  },
  *offer(state, { hex }) {
    const share = americanShare(state, hex);
    const units = share.engaged.map(({ unit }) => unit);
    for (const defence of defences(state, [share], units)) yield attackOf(defence);
    yield PASS;
  },
};

function* judgeDefence(state: State, order: Defence): Generator<Verdict> {
  const battle = battleOf(state);
  yield* judgeKept(
    state,
    battle.hex,
    order.keep,
    battle.defenders.map(({ unit }) => unit),
  );
  yield* judgeWithheld(state, battle.hex, [defenderShare(battle)], order);
}

/** LW-64, LW-75: the defender drops or keeps his tanks, and withholds where he has more. */
export const defend: Question<Of<"defend">> = {
  judge(state, _task, order) {
    return order.kind === "defend" ? firstVerdict(judgeDefence(state, order)) : OTHER;
  },
  *offer(state) {
    const share = defenderShare(battleOf(state));
    const units = share.engaged.map(({ unit }) => unit);
    for (const defence of defences(state, [share], units)) yield { kind: "defend", ...defence };
  },
};

function tollOf({ tolls }: State): Toll {
  const [toll] = tolls;
  if (!toll) throw new Error("nobody has been hit");
  return toll;
}

/** Every way in which pools can take their hits. */
function* lossesOf(due: ReturnType<typeof hitsByPool>): Generator<readonly Engaged[]> {
  const [first, ...rest] = due;
  if (!first) {
    yield [];
    return;
  }
  const [pool, hits] = first;
  for (const shares of sharings(
    hits,
    pool.map(({ factors }) => factors),
  )) {
    const own = pool
      .map(({ unit }, at) => ({ unit, factors: shares[at] ?? 0 }))
      .filter(({ factors }) => factors > 0);
    for (const others of lossesOf(rest)) yield together([...own, ...others]);
  }
}

/** LW-77, LW-L31. */
export const lose: Question<Of<"lose">> = {
  judge(state, _task, order) {
    if (order.kind !== "counted" || order.verb !== "lose") return OTHER;
    const toll = tollOf(state);
    const due = hitsByPool(state, toll).reduce((sum, [, hits]) => sum + hits, 0);
    const twice = doubled(order.counted.map(({ unit }) => unit));
    return twice === undefined && takesToll(state, toll, order.counted)
      ? undefined
      : refuse("bad-losses", "LW-77", { due });
  },
  *offer(state) {
    const toll = tollOf(state);
    const usual: Order = { kind: "counted", verb: "lose", counted: usualLosses(state, toll) };
    yield usual;
    for (const counted of lossesOf(hitsByPool(state, toll))) {
      const order: Order = { kind: "counted", verb: "lose", counted };
      if (print(order) !== print(usual)) yield order;
    }
  },
};

/** Whether the owner has to be asked who takes the next hits. */
export function choosesLosses(state: State): boolean {
  return hasChoice(state, tollOf(state));
}
