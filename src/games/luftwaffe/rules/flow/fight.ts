import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { SIDES } from "../../data/sides.ts";
import {
  attackFires,
  haveFired,
  marksShown,
  type Reply,
  repliers,
  replyFires,
  sidesOf,
  tanksDropped,
} from "../battle/battle.ts";
import { battlesOf, counterOf } from "../battle/declare.ts";
import { loses, usualLosses } from "../battle/losses.ts";
import { americanHexes, germanHexes, germansAt, isJet } from "../battle/present.ts";
import { without } from "../battle/withhold.ts";
import type { Attack, Defence, Fire, Order } from "../grammar/order.ts";
import { usualSplit } from "../orders/reply.ts";
import type { Battle, Engaged } from "../state/battle.ts";
import { doFirst } from "../state/change.ts";
import { typeOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Of } from "../state/task.ts";
import { reveal } from "../state/tell.ts";
import { battleTasks } from "./tasks.ts";

const still = (state: State): Step => ({ state, events: [] });

/** LW-71: hex by hex; where a jet may attack all is declared before the first battle (section 4.2, D). */
export function attacks(state: State, { half }: Of<"attacks">): Step {
  if (half === "american") {
    const counters = americanHexes(state).map((hex) => ({ do: "counter", hex }) as const);
    return still(doFirst(state, counters));
  }
  const hexes = germanHexes(state);
  const jets = hexes.some((hex) => germansAt(state, hex).some((one) => !one.fired && isJet(state, one)));
  return still(
    doFirst(
      state,
      hexes.map((hex) => ({ do: "attack", hex, ...(jets && { early: true }) })),
    ),
  );
}

function battleTask(battle: Battle): Of<"battle"> {
  return { do: "battle", battle };
}

/** LW-84: battles that wait until all attacks are declared: those of jets before all others, across hexes. */
function inTurn({ agenda, ...state }: State, battles: readonly Battle[]): State {
  const before = agenda.filter((task) => task.do === "attack");
  const waiting = agenda.filter((task) => task.do === "battle");
  const fights = [...waiting, ...battles.map(battleTask)];
  const jetsFirst = fights.toSorted((one, other) => Number(other.battle.jets) - Number(one.battle.jets));
  const rest = agenda.slice(before.length + waiting.length);
  return { ...state, agenda: [...before, ...jetsFirst, ...rest] };
}

export function germanAttack(state: State, { hex, early }: Of<"attack">, order: Attack): Step {
  const battles = battlesOf(state, hex, order);
  return still(early ? inTurn(state, battles) : doFirst(state, battles.map(battleTask)));
}

export function americanAttack(state: State, { hex }: Of<"counter">, order: Attack): Step {
  return still(doFirst(state, [battleTask(counterOf(state, hex, order))]));
}

/** Who of a battle still lives, with no more factors than he has. */
function living(state: State, engaged: readonly Engaged[]): readonly Engaged[] {
  return engaged.flatMap(({ unit, factors }) => {
    const has = [...state.americans, ...state.germans].find(({ id }) => id === unit)?.factors ?? 0;
    return has > 0 ? [{ unit, factors: Math.min(factors, has) }] : [];
  });
}

function dropTanks(state: State, engaged: readonly Engaged[], kept: readonly string[]): State {
  return tanksDropped(state, engaged, kept, (type) => typeOf(state, type).endurance);
}

/** LW-64: a battle begins with the attacker's tanks; after earlier battles of the hex there may be fewer. */
export function battleBegins(state: State, { battle }: Of<"battle">): Step {
  const attackers = living(state, battle.attackers);
  const [defenders, bombers] = [living(state, battle.defenders), living(state, battle.bombers)];
  if (attackers.length === 0 || defenders.length + bombers.length === 0) return still(state);
  const now = dropTanks(state, attackers, battle.tanks);
  // LW-78: where jets have left no bombers, the escorts are all that is attacked.
  const kind = battle.kind === "escorted" && bombers.length === 0 ? "free" : battle.kind;
  const joined = { ...battle, kind, attackers, defenders, bombers };
  return { state: doFirst({ ...now, battle: joined }, battleTasks(state)), events: [told(joined)] };
}

/** Who meets whom; who is withheld may depend on marks that nobody knows (LW-81). */
function told(battle: Battle): GameEvent {
  const list = (engaged: readonly Engaged[]) => engaged.map(({ unit, factors }) => `${unit} ${factors}`);
  return reveal("event.battle", {
    hex: battle.hex,
    side: SIDES[sidesOf(battle)[0]],
    attackers: list(battle.attackers),
    defenders: list(battle.defenders),
    bombers: list(battle.bombers),
  });
}

/** LW-64, LW-75. */
export function defended(state: State, { keep, withhold }: Defence): Step {
  const { battle } = state;
  if (!battle) return still(state);
  const defenders = without(state, battle.defenders, keep, withhold);
  const now = dropTanks(state, defenders, keep);
  return still({ ...now, battle: { ...battle, defenders, tanks: [...battle.tanks, ...keep] } });
}

/** Section 4.2, D and O: the attacker's dice. */
export function volley(state: State, dice: Dice): Step {
  const { battle } = state;
  if (!battle) return still(state);
  const { tolls, events } = attackFires(state, battle, dice);
  const fired = marksShown(haveFired(state, battle.attackers), battle.defenders);
  return { state: { ...fired, tolls: [...state.tolls, ...tolls] }, events };
}

/** LW-58: all that may fire do, or whoever is named. */
function replyOf(state: State, battle: Battle, { split, fighters }: Fire): Reply {
  const able = repliers(state, battle);
  return {
    fighters: fighters ? able.filter(({ unit }) => fighters.includes(unit)) : able,
    bombers: new Map(split.length > 0 ? split : usualSplit(state)),
  };
}

/** LW-L16, LW-57, LW-58, LW-84: who has not fired yet fires back; who fires has fired. */
export function replied(state: State, order: Order, dice: Dice): Step {
  const { battle } = state;
  if (!battle || order.kind !== "fire") return still(state);
  const reply = replyOf(state, battle, order);
  const { tolls, events } = replyFires(state, battle, reply, dice);
  const bombers = reply.bombers.size > 0 ? battle.bombers : [];
  return {
    state: { ...haveFired(state, [...reply.fighters, ...bombers]), tolls: [...state.tolls, ...tolls] },
    events,
  };
}

/** LW-84, LW-L26: losses of jets' battles are taken at once. */
export function battleEnds(state: State): Step {
  const { battle } = state;
  const now = { ...state, battle: null };
  return still(battle?.jets ? doFirst(now, [{ do: "losses" }]) : now);
}

/** LW-77: hits are taken one after another. */
export function losses(state: State): Step {
  return still(
    doFirst(
      state,
      state.tolls.map(() => ({ do: "lose" })),
    ),
  );
}

/** The next hits are taken, by their owner's choice or in the one way there is. */
export function lost(state: State, chosen: readonly Engaged[] | undefined): Step {
  const [toll, ...tolls] = state.tolls;
  if (!toll) return still(state);
  const units = chosen ?? usualLosses(state, toll);
  const step = units.length > 0 ? loses(state, toll, units) : still(state);
  return { state: { ...step.state, tolls }, events: step.events };
}
