import { remembered } from "../../../../core/remember.ts";
import type { HexName, Place } from "../../data/tables.ts";
import { ROOM } from "../../data/tables.ts";
import { isAmericanSide } from "../map/lines.ts";
import { livingGermans, tablesOf } from "../state/look.ts";
import type { State } from "../state/state.ts";

/** LW-L44, LW-34, LW-110: bases that may be used this quarter. */
export const usableBases = remembered(({ setup, quarter, baseOut }: State): readonly Place[] =>
  tablesOf(setup).bases.filter(({ id, hex }) => id !== baseOut && !isAmericanSide(hex, quarter)),
);

/** Units that stand on a base. */
export function standingOn(state: State, base: string): number {
  return livingGermans(state).filter((one) => one.base === base).length;
}

/** LW-37: units for which the usable bases of a hex have room. */
export function roomIn(state: State, hex: HexName): number {
  const bases = usableBases(state).filter((base) => base.hex === hex);
  return bases.reduce((sum, { id }) => sum + Math.max(0, ROOM - standingOn(state, id)), 0);
}

/** LW-65: the usable base of a hex that has room for one more. */
export function roomAt(state: State, hex: HexName): Place | undefined {
  return usableBases(state).find((base) => base.hex === hex && standingOn(state, base.id) < ROOM);
}
