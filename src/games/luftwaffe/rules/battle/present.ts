import type { HexName } from "../../data/tables.ts";
import { isBomber, livingAmericans, livingGermans, typeOf } from "../state/look.ts";
import type { AmericanState, GermanState, State } from "../state/state.ts";

/** Who is in the air in a hex. */
export function germansAt(state: State, hex: HexName): readonly GermanState[] {
  return livingGermans(state).filter((one) => one.hex === hex);
}

export function bombersAt(state: State, hex: HexName): readonly AmericanState[] {
  return livingAmericans(state).filter((one) => one.hex === hex && isBomber(state, one));
}

/** LW-68: close escorts, whom Germans meet first. */
export function escortsAt(state: State, hex: HexName): readonly AmericanState[] {
  return livingAmericans(state).filter(
    (one) => one.hex === hex && !isBomber(state, one) && one.mission === "escort",
  );
}

/** LW-71: home-bound fighters count as free ones when they are attacked. */
export function freeAt(state: State, hex: HexName): readonly AmericanState[] {
  return livingAmericans(state).filter(
    (one) => one.hex === hex && !isBomber(state, one) && one.mission !== "escort",
  );
}

export function isJet(state: State, { type }: { readonly type: string }): boolean {
  return typeOf(state, type).jet ?? false;
}

/** LW-87, LW-71, LW-86: Germans whom an American attack meets: all but Me 163s. */
export function counterTargets(state: State, hex: HexName): readonly GermanState[] {
  return germansAt(state, hex).filter(({ type }) => !typeOf(state, type).rocket);
}

/** LW-L17, LW-57, LW-69, LW-71: Americans who may attack: fighters that have not fired and are not home-bound. */
export function counterAttackers(state: State, hex: HexName): readonly AmericanState[] {
  return livingAmericans(state).filter(
    (one) => one.hex === hex && !isBomber(state, one) && !one.fired && one.mission !== "home-bound",
  );
}

/** LW-71: hexes in ascending order in which Germans meet Americans whom they may attack. */
export function germanHexes(state: State): readonly HexName[] {
  const hexes = new Set(
    livingGermans(state).flatMap(({ hex, fired }) => (hex === null || fired ? [] : [hex])),
  );
  const met = (hex: HexName) => livingAmericans(state).some((one) => one.hex === hex);
  return [...hexes].filter(met).sort();
}

/** LW-71: hexes in ascending order in which Americans may attack. */
export function americanHexes(state: State): readonly HexName[] {
  const hexes = new Set(livingAmericans(state).flatMap(({ hex }) => (hex === null ? [] : [hex])));
  return [...hexes]
    .filter((hex) => counterAttackers(state, hex).length > 0 && counterTargets(state, hex).length > 0)
    .sort();
}
