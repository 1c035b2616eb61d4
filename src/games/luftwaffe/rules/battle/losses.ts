import type { GameEvent } from "../../../../core/game.ts";
import { AMERICAN, SIDES } from "../../data/sides.ts";
import type { Engaged, Toll } from "../state/battle.ts";
import { withAmerican, withGerman } from "../state/change.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

function factorsNow({ americans, germans }: State, unit: string): number {
  return [...americans, ...germans].find(({ id }) => id === unit)?.factors ?? 0;
}

/** LW-77: what is left in the pools of a toll, of a unit in several in the first of them: hits beyond that are void. */
function poolsLeft(state: State, { pools }: Toll): readonly (readonly Engaged[])[] {
  const held = new Map<string, number>();
  const left = ({ unit, factors }: Engaged): Engaged => {
    const before = held.get(unit) ?? 0;
    const now = Math.min(factors, factorsNow(state, unit) - before);
    held.set(unit, before + now);
    return { unit, factors: now };
  };
  return pools
    .map((pool) => pool.map(left).filter(({ factors }) => factors > 0))
    .filter((pool) => pool.length > 0);
}

function sum(pool: readonly Engaged[]): number {
  return pool.reduce((all, { factors }) => all + factors, 0);
}

/** LW-79: hits that fall on each pool, the first while it has factors. */
export function hitsByPool(state: State, toll: Toll): readonly (readonly [readonly Engaged[], number])[] {
  let left = toll.hits;
  return poolsLeft(state, toll).flatMap((pool): readonly (readonly [readonly Engaged[], number])[] => {
    const hits = Math.min(left, sum(pool));
    left -= hits;
    return hits > 0 ? [[pool, hits]] : [];
  });
}

/** Whether a toll can be taken in one way only: a pool is lost whole, or is one unit. */
export function hasChoice(state: State, toll: Toll): boolean {
  return hitsByPool(state, toll).some(([pool, hits]) => pool.length > 1 && hits < sum(pool));
}

/** Losses with each unit named once. */
export function together(lost: readonly Engaged[]): readonly Engaged[] {
  const all = new Map<string, number>();
  for (const { unit, factors } of lost) all.set(unit, (all.get(unit) ?? 0) + factors);
  return [...all].map(([unit, factors]) => ({ unit, factors }));
}

/** LW-77, LW-L31: how a toll is taken where nobody chooses: units that would be gone first, in the owner's order. */
export function usualLosses(state: State, toll: Toll): readonly Engaged[] {
  const lost = hitsByPool(state, toll).flatMap(([pool, hits]) => {
    let left = hits;
    return pool.map(({ unit, factors }) => {
      const taken = Math.min(left, factors);
      left -= taken;
      return { unit, factors: taken };
    });
  });
  return together(lost.filter(({ factors }) => factors > 0));
}

/** Whether a choice of losses takes a toll: whole pools first, and then of nobody more than he has. */
export function takesToll(state: State, toll: Toll, lost: readonly Engaged[]): boolean {
  const left = new Map(lost.map(({ unit, factors }) => [unit, factors]));
  for (const [pool, hits] of hitsByPool(state, toll)) {
    const whole = hits === sum(pool);
    const own = pool.map(({ unit, factors }) => {
      const taken = Math.min(factors, left.get(unit) ?? 0);
      return { unit, factors: taken, enough: taken === factors };
    });
    if (whole ? own.some(({ enough }) => !enough) : sum(own) !== hits) return false;
    for (const { unit, factors } of own) left.set(unit, (left.get(unit) ?? 0) - factors);
  }
  return [...left.values()].every((factors) => factors === 0);
}

/** Factors are lost; who has none left is in the dead pile. */
export function loses(state: State, { side }: Toll, lost: readonly Engaged[]): Step {
  const now = lost.reduce((left, { unit, factors }) => {
    const after = factorsNow(left, unit) - factors;
    const gone = after > 0 ? { factors: after } : { factors: 0, hex: null, counter: null, tanks: false };
    return side === AMERICAN
      ? withAmerican(left, unit, gone)
      : withGerman(left, unit, after > 0 ? gone : { ...gone, base: null });
  }, state);
  const events: readonly GameEvent[] = [
    tell("event.loses", { side: SIDES[side], lost: lost.map(({ unit, factors }) => `${unit} ${factors}`) }),
  ];
  return { state: now, events };
}
