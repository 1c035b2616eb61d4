import type { AircraftType, HexName } from "../../../data/tables.ts";
import { carriesTanks } from "../../../rules/raid/american-flight.ts";
import { groupOf, typeOf } from "../../../rules/state/look.ts";
import type { AmericanState, State } from "../../../rules/state/state.ts";
import { type Field, far, wayHome } from "../field.ts";

/** A fighter's way to its own lines. */
export function homeOf(state: State, one: AmericanState): Field {
  return wayHome(groupOf(state, one.id).force, false, state.quarter);
}

/** LW-21: turns that a fighter has beyond the R line. */
export function longest(state: State, type: AircraftType): number {
  return (carriesTanks(state) ? type.tanks : type.endurance) ?? 0;
}

/** Whether a fighter that flies to a hex now comes home from there in time (LW-62). */
export function comesHome(state: State, one: AmericanState, hex: HexName): boolean {
  const type = typeOf(state, one.type);
  return far(homeOf(state, one), hex) <= type.speed * (one.counter ?? longest(state, type));
}

/** LW-64: fighters with tanks that could not fly home without them. */
export function needTanks(state: State, fighters: readonly AmericanState[]): readonly string[] {
  return fighters
    .filter((one) => {
      const { speed, endurance } = typeOf(state, one.type);
      const turns = Math.min(one.counter ?? 0, endurance ?? 0);
      return one.tanks && far(homeOf(state, one), one.hex ?? "") > speed * turns;
    })
    .map(({ id }) => id);
}
