import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { type Fighters, factorsOf, withheld } from "../combat/ranks.ts";
import { type Volley, volleysAt, volleysAtBombers, volleysThrough } from "../combat/volleys.ts";
import type { Battle, Engaged, Toll } from "../state/battle.ts";
import type { State } from "../state/state.ts";
import { asEngaged, asFighters } from "./fighters.ts";
import { bombersFire, fires, hitsAtBombers, tollOf, tollsOf } from "./fire.ts";

/** Who attacks and who is attacked. */
export function sidesOf({ kind }: Battle): readonly [attacker: Side, defender: Side] {
  return kind === "counter" ? [AMERICAN, GERMAN] : [GERMAN, AMERICAN];
}

interface Forces {
  readonly attackers: readonly Fighters[];
  readonly defenders: readonly Fighters[];
}

function forces(state: State, { attackers, defenders, tanks }: Battle): Forces {
  return {
    attackers: asFighters(state, attackers, tanks),
    defenders: asFighters(state, defenders, tanks),
  };
}

/** The volleys of who attacks, by what is attacked (LW-73, LW-76, LW-78, LW-83). */
function attack({ kind }: Battle, { attackers, defenders }: Forces): readonly Volley[] {
  if (kind === "direct" || (kind === "escorted" && defenders.length === 0))
    return volleysAtBombers(attackers);
  return kind === "escorted" ? volleysThrough(attackers, defenders) : volleysAt(attackers, defenders);
}

/** LW-78: Germans that face escorts: the best, as many as there are escorts. */
export function facing(germans: readonly Fighters[], escorts: number): readonly Fighters[] {
  return withheld(germans, Math.max(0, factorsOf(germans) - escorts));
}

/** LW-79: those that attack the bombers: all but who faces the escorts. */
export function beyond(germans: readonly Fighters[], faced: readonly Fighters[]): readonly Engaged[] {
  return germans
    .map(({ unit, factors }) => ({
      unit,
      factors: factors - (faced.find((one) => one.unit === unit)?.factors ?? 0),
    }))
    .filter(({ factors }) => factors > 0);
}

/** LW-74, LW-85: factors of attackers that bombers may fire at: none of jets. */
export function firedAtByBombers(state: State, battle: Battle): number {
  if (battle.jets || battle.kind === "free" || battle.kind === "counter") return 0;
  const { attackers, defenders } = forces(state, battle);
  return Math.max(0, factorsOf(attackers) - factorsOf(defenders));
}

/** What the reply is: fighters that fire, and how bombers split their factors by type. */
export interface Reply {
  readonly fighters: readonly Engaged[];
  readonly bombers: ReadonlyMap<string, number>;
}

/** LW-86: who can be fired at in the air. */
function targets(fighters: readonly Fighters[]): readonly Fighters[] {
  return fighters.filter(({ rocket }) => !rocket);
}

/** All fire at one battle: hits of the attack, and then of the reply (LW-72). */
export interface Fought {
  readonly tolls: readonly Toll[];
  readonly events: readonly GameEvent[];
}

/** The attacker's fire. */
export function attackFires(state: State, battle: Battle, dice: Dice): Fought {
  const own = forces(state, battle);
  const [attacker, defender] = sidesOf(battle);
  const { hits, events } = fires(attack(battle, own), attacker, battle.hex, dice);
  const atBombers = tollOf(AMERICAN, hitsAtBombers(hits), [battle.bombers]);
  return { tolls: [...tollsOf(hits, own.defenders, defender), ...atBombers], events };
}

/** LW-79, LW-83: Germans whom escorts fire at: who faces them; who went past them all of them, but rockets. */
function replyTargets(battle: Battle, { attackers, defenders }: Forces): readonly Fighters[] {
  return battle.kind === "escorted" ? facing(attackers, factorsOf(defenders)) : targets(attackers);
}

/** LW-57, LW-86: fighters of the defender that have not fired yet, where there is anybody whom they may fire at. */
export function repliers(state: State, battle: Battle): readonly Engaged[] {
  if (targets(replyTargets(battle, forces(state, battle))).length === 0) return [];
  const fired = new Set(
    [...state.americans, ...state.germans].filter((one) => one.fired).map(({ id }) => id),
  );
  return battle.defenders.filter(({ unit }) => !fired.has(unit));
}

/** The defender's fire: his fighters, then his bombers (LW-72). */
export function replyFires(state: State, battle: Battle, reply: Reply, dice: Dice): Fought {
  const own = forces(state, battle);
  const [attacker, defender] = sidesOf(battle);
  const aimed = targets(replyTargets(battle, own));
  const silent = new Set(own.defenders.map(({ unit }) => unit));
  for (const { unit } of reply.fighters) silent.delete(unit);
  const fighters = fires(volleysAt(own.defenders, aimed, silent), defender, battle.hex, dice);
  const bombers = bombersFire(reply.bombers, defender, battle.hex, dice);
  const events = [...fighters.events, ...bombers.events];
  if (battle.kind !== "escorted") return { tolls: tollsOf(fighters.hits, own.attackers, attacker), events };
  const faced = facing(own.attackers, factorsOf(own.defenders));
  const hits = fighters.hits.reduce((sum, { hits: count }) => sum + count, bombers.hits);
  return { tolls: tollOf(GERMAN, hits, [asEngaged(faced), beyond(own.attackers, faced)]), events };
}

/** LW-L19, LW-L30, LW-80: units of which a factor fought have fired. */
export function haveFired(state: State, engaged: readonly Engaged[]): State {
  const units = new Set(engaged.map(({ unit }) => unit));
  return {
    ...state,
    germans: state.germans.map((one) => (units.has(one.id) ? { ...one, fired: true, shown: true } : one)),
    americans: state.americans.map((one) => (units.has(one.id) ? { ...one, fired: true } : one)),
  };
}

/** LW-51: who is fired at shows his mark too, since the die tells it. */
export function marksShown(state: State, engaged: readonly Engaged[]): State {
  const units = new Set(engaged.map(({ unit }) => unit));
  return {
    ...state,
    germans: state.germans.map((one) => (units.has(one.id) ? { ...one, shown: true } : one)),
  };
}

/** LW-L27, LW-64: who drops his tanks has the turns that are left without them at most. */
export function tanksDropped(
  state: State,
  engaged: readonly Engaged[],
  kept: readonly string[],
  without: (type: string) => number | null,
): State {
  const drops = new Set(engaged.map(({ unit }) => unit).filter((unit) => !kept.includes(unit)));
  const drop = <
    One extends {
      readonly id: string;
      readonly type: string;
      readonly tanks: boolean;
      readonly counter: number | null;
    },
  >(
    one: One,
  ): One =>
    drops.has(one.id) && one.tanks
      ? { ...one, tanks: false, counter: Math.min(one.counter ?? 0, without(one.type) ?? 0) }
      : one;
  return { ...state, germans: state.germans.map(drop), americans: state.americans.map(drop) };
}
