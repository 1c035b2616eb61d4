import { GERMAN } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import { withGerman } from "../state/change.ts";
import { isGrounded, livingGermans, placeOf, typeOf } from "../state/look.ts";
import type { GermanState, State } from "../state/state.ts";
import { roomAt, usableBases } from "./bases.ts";
import { reach } from "./reach.ts";

/** LW-65: full turns of refuelling between two flights. */
const REFUELLING = 3;

/** LW-65, LW-102: units that may take off this turn. */
export function startable(state: State): readonly GermanState[] {
  const usable = new Set(usableBases(state).map(({ id }) => id));
  return livingGermans(state).filter(
    (one) => one.base !== null && usable.has(one.base) && one.ready <= state.turn && !isGrounded(state, one),
  );
}

/** LW-63: takes off over its base, with drop tanks or without. */
export function takenOff(state: State, unit: string, tanks: boolean): State {
  const one = german(state, unit);
  const type = typeOf(state, one.type);
  const carries = tanks && type.tanks !== null;
  return withGerman(state, unit, {
    base: null,
    hex: placeOf(state, one.base ?? "").hex,
    tanks: carries,
    counter: carries ? type.tanks : type.endurance,
    moved: false,
  });
}

export function german(state: State, unit: string): GermanState {
  const one = state.germans.find(({ id }) => id === unit);
  if (!one) throw new RangeError(`there is no ${unit}`);
  return one;
}

/** Units in the air that have not moved this turn. */
export function movableGermans(state: State): readonly GermanState[] {
  return livingGermans(state).filter(({ hex, moved }) => hex !== null && !moved);
}

/** LW-60: hexes that a unit in the air may fly to this turn. */
export function germanReach(state: State, { hex, type }: GermanState): ReadonlyMap<HexName, number> {
  return hex === null
    ? new Map()
    : reach({ from: hex, side: GERMAN, quarter: state.quarter }, typeOf(state, type).speed);
}

export function flownTo(state: State, unit: string, hex: HexName): State {
  return withGerman(state, unit, { hex, moved: true });
}

/** LW-65: units that may land where they are. */
export function landable(state: State): readonly GermanState[] {
  return livingGermans(state).filter(({ hex }) => hex !== null && roomAt(state, hex) !== undefined);
}

export function landed(state: State, unit: string): State {
  const { hex } = german(state, unit);
  const base = hex === null ? undefined : roomAt(state, hex);
  if (!base) return state;
  return withGerman(state, unit, {
    base: base.id,
    hex: null,
    counter: null,
    tanks: false,
    moved: true,
    ready: state.turn + REFUELLING,
  });
}
