import type { BattleTable } from "../../../../core/battle-tables.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { Strength } from "../../data/types.ts";
import type { Cost } from "../grammar/order.ts";
import type { Battle, Engaged, Toll } from "../state/battle.ts";
import { doFirst } from "../state/change.ts";
import { factorsOf, typeOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { reveal, tell } from "../state/tell.ts";
import { beyond, facing, firedAtByBombers, haveFired, marksShown, repliers, sidesOf } from "./battle.ts";
import { asEngaged, asFighters } from "./fighters.ts";

/** Who takes part in a battle on another table: fighters of both sides, and the bombers that can be reached. */
export interface Forces {
  readonly american: readonly Strength[];
  readonly german: readonly Strength[];
  readonly bombers: readonly Strength[];
}

/** The dice of a battle by the campaign's own tables (LW-72). */
const BY_DICE: readonly Task[] = [{ do: "volley" }, { do: "reply" }];

/** The table on which all battles are fought; undefined where both sides are asked of each. */
export function agreedTable({ setup }: State): BattleTable | undefined {
  const { battles = "dice" } = setup.options;
  return battles === "asked" ? undefined : battles;
}

/** LW-H6: one-sided fire is no fight: nobody fires back, or a Me 163 attacks, at which nobody can fire (LW-86). */
export function isFight(state: State): boolean {
  const { battle } = state;
  if (!battle || battle.attackers.some(({ unit }) => typeOf(state, typeIn(state, unit)).rocket)) return false;
  return repliers(state, battle).length > 0 || firingBombers(state, battle).length > 0;
}

/** LW-74: bombers that fire back. */
function firingBombers(state: State, battle: Battle): readonly Engaged[] {
  return firedAtByBombers(state, battle) > 0 ? battle.bombers : [];
}

/** LW-78, LW-83: bomber factors that attackers can reach: as many as get past the escorts, or go past them. */
function reached({ kind, attackers, defenders, bombers }: Battle): number {
  const all = factorsOf(attackers);
  const past = kind === "direct" ? all : kind === "escorted" ? Math.max(0, all - factorsOf(defenders)) : 0;
  return Math.min(past, factorsOf(bombers));
}

function typeIn({ americans, germans }: State, unit: string): string {
  return [...americans, ...germans].find(({ id }) => id === unit)?.type ?? "";
}

/** Factors by type, in the order in which the types are met; of all together no more than so many. */
function byType(state: State, engaged: readonly Engaged[], most = factorsOf(engaged)): readonly Strength[] {
  const found = new Map<string, number>();
  let left = most;
  for (const { unit, factors } of engaged) {
    const some = Math.min(left, factors);
    left -= some;
    const type = typeIn(state, unit);
    if (some > 0) found.set(type, (found.get(type) ?? 0) + some);
  }
  return [...found].map(([type, factors]) => ({ type, factors }));
}

/** LW-H6: attackers, and of the defender's fighters those that have not fired yet (LW-57). */
function fightersOf(state: State, battle: Battle, side: Side): readonly Engaged[] {
  return sidesOf(battle)[0] === side ? battle.attackers : repliers(state, battle);
}

/** LW-H6: who fights on another table. */
export function forcesOf(state: State, battle: Battle): Forces {
  return {
    american: byType(state, fightersOf(state, battle, AMERICAN)),
    german: byType(state, fightersOf(state, battle, GERMAN)),
    bombers: byType(state, battle.bombers, reached(battle)),
  };
}

/** The most that a battle on another table can cost each side. */
export function mostLost(state: State, battle: Battle): Cost {
  const { american, german, bombers } = forcesOf(state, battle);
  return { american: [...american, ...bombers], german };
}

/** LW-H6: the battle waits for another table, or is fought by the campaign's own dice. */
export function joined(state: State, by: BattleTable): Step {
  const { battle } = state;
  if (!battle || by === "dice" || !isFight(state)) return { state: doFirst(state, BY_DICE), events: [] };
  return {
    state: doFirst(state, [{ do: "elsewhere", by }]),
    events: [reveal("event.joined", { hex: battle.hex, by, ...mostLost(state, battle) })],
  };
}

/** LW-77, LW-79: who takes losses of a type: of Germans who attack through an escort first those that face it. */
function poolsOf(state: State, battle: Battle, side: Side, type: string): readonly (readonly Engaged[])[] {
  const of = (engaged: readonly Engaged[]) => engaged.filter(({ unit }) => typeIn(state, unit) === type);
  const own = fightersOf(state, battle, side);
  if (side === AMERICAN) return [of([...own, ...battle.bombers])];
  if (battle.kind !== "escorted") return [of(own)];
  const germans = asFighters(state, own, battle.tanks);
  const faced = facing(germans, factorsOf(battle.defenders));
  return [of(asEngaged(faced)), of(beyond(germans, faced))].filter((pool) => pool.length > 0);
}

function tolls(state: State, battle: Battle, side: Side, lost: readonly Strength[]): readonly Toll[] {
  return lost.map(({ type, factors: hits }) => ({
    side,
    hits,
    pools: poolsOf(state, battle, side, type),
  }));
}

/** LW-H6: what a battle on another table cost is hits like any other; all who took part have fired (LW-57). */
export function settled(state: State, { american, german }: Cost): Step {
  const { battle } = state;
  if (!battle) return { state, events: [] };
  const due = [...tolls(state, battle, AMERICAN, american), ...tolls(state, battle, GERMAN, german)];
  const engaged = [...battle.attackers, ...repliers(state, battle), ...firingBombers(state, battle)];
  const fired = marksShown(haveFired(state, engaged), battle.defenders);
  const events: readonly GameEvent[] = [tell("event.cost", { hex: battle.hex, american, german })];
  return { state: { ...fired, tolls: [...state.tolls, ...due] }, events };
}
