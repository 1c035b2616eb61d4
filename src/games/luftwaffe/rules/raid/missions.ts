import type { HexName } from "../../data/tables.ts";
import { distance } from "../map/hex.ts";
import { withAmerican } from "../state/change.ts";
import { isBomber, livingAmericans, typeOf } from "../state/look.ts";
import type { AmericanState, State } from "../state/state.ts";
import { linesOf } from "./american-flight.ts";

/** LW-67, LW-69, LW-L36: fighters that may be named close escort: those in a hex with bombers that are not on their way home. */
export function escortable(state: State): readonly AmericanState[] {
  const air = livingAmericans(state).filter(({ hex }) => hex !== null);
  const withBombers = new Set(air.filter((one) => isBomber(state, one)).map(({ hex }) => hex));
  return air.filter(
    (one) => !isBomber(state, one) && one.mission !== "home-bound" && withBombers.has(one.hex),
  );
}

/** Turns from a hex back to the nearest of a unit's own lines. */
function turnsHome(state: State, one: AmericanState, hex: HexName): number {
  const hexes = Math.min(...linesOf(state, one).map((line) => distance(hex, line)));
  return Math.ceil(hexes / typeOf(state, one.type).speed);
}

/**
 * LW-L36, LW-69: an escort of the turn before that is not named again and has at most one turn more than it needs breaks off; so
 * does it on every turn of its way.
 */
function isHomeBound(state: State, one: AmericanState): boolean {
  if (one.mission === "home-bound") return true;
  if (one.mission !== "escort" || one.hex === null || one.counter === null) return false;
  return one.counter <= turnsHome(state, one, one.hex) + 1;
}

/** LW-17, section 4.2, J: missions of all fighters: the named ones escort, the rest is free or home-bound. */
export function missionsNamed(state: State, escorts: readonly string[]): State {
  return livingAmericans(state)
    .filter((one) => one.hex !== null && !isBomber(state, one))
    .reduce((now, one) => {
      const rest = isHomeBound(state, one) ? "home-bound" : "free";
      return withAmerican(now, one.id, { mission: escorts.includes(one.id) ? "escort" : rest });
    }, state);
}
