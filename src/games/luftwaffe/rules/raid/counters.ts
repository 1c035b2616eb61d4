import type { GameEvent } from "../../../../core/game.ts";
import { livingAmericans, livingGermans } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** Section 4.2, A: nobody has fired or moved; counters of airborne Germans drop by one. */
export function germanTurn(state: State): State {
  return {
    ...state,
    germans: state.germans.map((one) => ({
      ...one,
      fired: false,
      moved: false,
      counter: one.hex !== null && one.counter !== null ? one.counter - 1 : one.counter,
    })),
    americans: state.americans.map((one) => ({ ...one, fired: false, moved: false })),
  };
}

/** Section 4.2, C: who is in the air with nothing left on his counter is lost. */
export function germansLost(state: State): Step {
  const lost = livingGermans(state).filter(({ hex, counter }) => hex !== null && (counter ?? 1) <= 0);
  return lostUnits(
    state,
    lost.map(({ id }) => id),
  );
}

/** Section 4.2, H: counters of fighters that have crossed the R line drop by one. */
export function americanTurn(state: State): State {
  return {
    ...state,
    americans: state.americans.map((one) =>
      one.hex !== null && one.crossed !== null && one.counter !== null
        ? { ...one, counter: one.counter - 1 }
        : one,
    ),
  };
}

/** Section 4.2, N, LW-62: who is still there with nothing left on his counter is lost: he is not on lines of his own. */
export function americansLost(state: State): Step {
  const lost = livingAmericans(state).filter(
    ({ hex, counter }) => hex !== null && counter !== null && counter <= 0,
  );
  return lostUnits(
    state,
    lost.map(({ id }) => id),
  );
}

/** Units that are lost as a whole. */
export function lostUnits(state: State, units: readonly string[]): Step {
  if (units.length === 0) return { state, events: [] };
  const gone = { factors: 0, hex: null, counter: null };
  const events: readonly GameEvent[] = [tell("event.lost-in-air", { units })];
  return {
    state: {
      ...state,
      germans: state.germans.map((one) => (units.includes(one.id) ? { ...one, ...gone, base: null } : one)),
      americans: state.americans.map((one) => (units.includes(one.id) ? { ...one, ...gone } : one)),
    },
    events,
  };
}
