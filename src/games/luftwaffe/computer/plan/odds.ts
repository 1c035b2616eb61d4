import { SCHOOL_E } from "../../data/types.ts";
import { isSchool, typeOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";

/** Factors that meet, and the mean of their ratings. */
export interface Force {
  readonly factors: number;
  readonly e: number;
}

interface Unit {
  readonly id: string;
  readonly type: string;
  readonly factors: number;
}

/** Units as a force. */
export function forceOf(state: State, units: readonly Unit[]): Force {
  let [factors, rated] = [0, 0];
  for (const { id, type, factors: own } of units) {
    factors += own;
    rated += own * (isSchool(state, id) ? SCHOOL_E : (typeOf(state, type).e ?? 0));
  }
  return { factors, e: factors > 0 ? rated / factors : 0 };
}

/** The mean of a die with so much added, held between 1 and 6 (LW-26). */
function meanDie(change: number): number {
  let all = 0;
  for (let die = 1; die <= 6; die++) all += Math.max(1, Math.min(6, die + change));
  return all / 6;
}

/** What so many factors of a rating cost others on average (LW-23). */
export function killsFighters(factors: number, e: number, target: number): number {
  return (factors * meanDie(e - target)) / 21;
}

/** What they cost bombers (LW-24), and bombers them (LW-25). */
function killsBombers(factors: number): number {
  return factors / 4;
}
function killsByBombers(factors: number): number {
  return factors / 12;
}

/** What a German attack at bombers with escorts may cost either side, in factors. */
export interface Exchange {
  readonly bombers: number;
  readonly fighters: number;
  readonly germans: number;
}

/** LW-78: as many as there are escorts face these, the rest attack the bombers. */
export function attackOdds(germans: Force, escorts: Force, bombers: number): Exchange {
  const facing = Math.min(germans.factors, escorts.factors);
  const through = bombers > 0 ? germans.factors - facing : 0;
  const fired = facing > 0 ? killsFighters(escorts.factors, escorts.e, germans.e) : 0;
  return {
    bombers: Math.min(bombers, killsBombers(through)),
    fighters: Math.min(escorts.factors, killsFighters(facing, germans.e, escorts.e)),
    germans: Math.min(germans.factors, fired + killsByBombers(Math.min(through, bombers))),
  };
}
