import { plays } from "../../data/options.ts";
import { AMERICAN, SIDES, type Side } from "../../data/sides.ts";
import { TWELFTHS, wholes } from "../../data/twelfths.ts";
import { withAmerican, withEconomy, withGerman } from "../state/change.ts";
import { livingGermans, tablesOf, typeOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** A unit and the combat factors that it gets back. */
export interface Restored {
  readonly unit: string;
  readonly factors: number;
}

/** LW-42, LW-88, LW-94: combat factors that a side may restore. */
export function toRestore({ replacements, economy, setup }: State, side: Side): number {
  if (side === AMERICAN) return replacements;
  const aircraft = wholes(economy.aircraft);
  return plays(setup.options.level, "pilots") ? Math.min(aircraft, economy.pilots) : aircraft;
}

/** LW-93: units of a side that lack factors, and how many each. */
export function lacking(state: State, side: Side): readonly Restored[] {
  const units = side === AMERICAN ? state.americans : state.germans;
  return units
    .filter(({ presence }) => presence === "in-play")
    .map(({ id, type, factors }) => ({ unit: id, factors: typeOf(state, type).factors - factors }))
    .filter(({ factors }) => factors > 0);
}

/**
 * LW-96, LW-L3: German units that the order of battle has in play by now: those whose quarter has come, less a night
 * fighter for each that came for one (LW-111), whoever really came and left.
 */
export function authorized({ quarter, setup }: State): number {
  const entered = tablesOf(setup).germans.filter(({ enters }) => enters <= quarter);
  const exchanged = entered.filter(({ replacesNight }) => replacesNight);
  return entered.length - (plays(setup.options.level, "night") ? exchanged.length : 0);
}

/** LW-38, LW-L3: whether dead units may come back: no exchanged school at once, and no more units than the order of battle has. */
export function mayRevive(state: State, units: readonly string[]): boolean {
  const dead = state.germans.filter(({ id, factors }) => factors === 0 && units.includes(id));
  if (dead.some(({ exchanged }) => exchanged === state.quarter)) return false;
  return livingGermans(state).length + dead.length <= authorized(state);
}

/** LW-48: factors are spent, one of each kind for a combat factor. */
export function restores(state: State, side: Side, restored: readonly Restored[]): Step {
  const spent = restored.reduce((sum, { factors }) => sum + factors, 0);
  const add = (now: State, { unit, factors }: Restored): State => {
    const had = [...now.americans, ...now.germans].find(({ id }) => id === unit)?.factors ?? 0;
    return side === AMERICAN
      ? withAmerican(now, unit, { factors: had + factors })
      : withGerman(now, unit, { factors: had + factors });
  };
  const now = restored.reduce(add, paid(state, side, spent));
  return {
    state: now,
    events:
      spent === 0
        ? []
        : [
            tell("event.restored", {
              side: SIDES[side],
              restored: restored.map(({ unit, factors }) => `${unit} ${factors}`),
              left: toRestore(now, side),
            }),
          ],
  };
}

function paid(state: State, side: Side, spent: number): State {
  if (side === AMERICAN) return { ...state, replacements: state.replacements - spent };
  const { aircraft, pilots } = state.economy;
  const trained = plays(state.setup.options.level, "pilots");
  return withEconomy(state, {
    aircraft: aircraft - spent * TWELFTHS,
    pilots: trained ? pilots - spent : pilots,
  });
}
