import type { Dice } from "../../../../core/dice/dice.ts";
import type { Pick } from "../../../../core/orders/choice.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import type { Strength } from "../../data/types.ts";
import { attackFires, repliers, replyFires } from "../battle/battle.ts";
import { mostLost } from "../battle/elsewhere.ts";
import { usualLosses } from "../battle/losses.ts";
import type { Cost } from "../grammar/order.ts";
import type { Toll } from "../state/battle.ts";
import type { State } from "../state/state.ts";
import { usualSplit } from "./reply.ts";

const FACES = 6;

/** Factors of each type that hits cost, of none more than took part. */
function lostBy(state: State, tolls: readonly Toll[], most: readonly Strength[]): readonly Strength[] {
  const units = new Map([...state.americans, ...state.germans].map(({ id, type }) => [id, type]));
  const lost = tolls.flatMap((toll) => usualLosses(state, toll));
  return most
    .map(({ type, factors }) => {
      const hits = lost.reduce((sum, one) => sum + (units.get(one.unit) === type ? one.factors : 0), 0);
      return { type, factors: Math.min(factors, hits) };
    })
    .filter(({ factors }) => factors > 0);
}

/** LW-H6: what a battle costs by the campaign's own dice, where all who may fire back do. */
export function ownDice(state: State, pick: Pick): Cost {
  const { battle } = state;
  if (!battle) return { american: [], german: [] };
  const dice: Dice = { throw: ({ dice: thrown }) => thrown.map(() => pick(FACES) + 1) };
  const fire = attackFires(state, battle, dice);
  const reply = { fighters: repliers(state, battle), bombers: new Map(usualSplit(state)) };
  const tolls = [...fire.tolls, ...replyFires(state, battle, reply, dice).tolls];
  const most = mostLost(state, battle);
  const of = (side: Side) => tolls.filter((toll) => toll.side === side);
  return {
    american: lostBy(state, of(AMERICAN), most.american),
    german: lostBy(state, of(GERMAN), most.german),
  };
}
