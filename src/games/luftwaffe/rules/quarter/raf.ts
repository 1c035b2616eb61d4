import type { Dice } from "../../../../core/dice/dice.ts";
import { SIDES } from "../../data/sides.ts";
import type { Place } from "../../data/tables.ts";
import { rafReaches, rafSucceedsOn } from "../economy/raf.ts";
import { isBombed, placeOf, tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

const CERTAIN = 6;

/** LW-45, LW-35, LW-L25: what the RAF may attack: targets that stand, and bases, in Germany and Austria. */
export function rafPlaces(state: State): readonly Place[] {
  const { targets, bases } = tablesOf(state.setup);
  return [...targets.filter(({ id }) => !isBombed(state, id)), ...bases].filter(({ zone }) =>
    rafReaches(zone),
  );
}

function isTarget({ setup }: State, place: string): boolean {
  return tablesOf(setup).targets.some(({ id }) => id === place);
}

/** LW-L23, LW-103 to LW-110, LW-L9: the night attack; a target counts as bombed this quarter, a base is out for it. */
export function rafAttacks(state: State, place: string, dice: Dice): Step {
  const factors = state.economy.night;
  const needed = rafSucceedsOn(factors);
  const [face = CERTAIN] =
    needed === CERTAIN
      ? [1]
      : dice.throw({ dice: ["d6"], by: SIDES[0], why: why("throw.raf", { place, factors }) });
  const success = face <= needed;
  const events = [tell("event.raf", { place: placeOf(state, place).id, factors, needed, success })];
  if (!success) return { state, events };
  if (!isTarget(state, place)) return { state: { ...state, baseOut: place }, events };
  return {
    state: { ...state, bombed: [...state.bombed, { target: place, quarter: state.quarter }] },
    events,
  };
}
