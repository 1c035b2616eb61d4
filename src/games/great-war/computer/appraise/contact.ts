import { hexDistance } from "../../../../core/geometry/hex.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Aircraft, State } from "../../rules/state/state.ts";

/** What it counts, in hundredths of a point of damage, that an enemy is right here. */
const HERE = 300;
/** Hexes and levels at which half of that is left. */
const HALFWAY = 3;

/** How near two aircraft are, 1 at once to 0 far away. */
function nearness(one: Aircraft, other: Aircraft): number {
  const levels = Math.abs(one.altitude - other.altitude) / LEVEL;
  const off = (Math.max(0, hexDistance(one.hex, other.hex) - 1) + levels) / HALFWAY;
  return 1 / (1 + off * off);
}

/** Fighters look for a fight: those who have somebody else on board have something else to do. */
function seeks({ setup }: State, index: number, { status }: Aircraft): boolean {
  return status === "flying" && !setup.airframes[index]?.balloon && typeOf(setup, index).seats === 1;
}

/**
 * How near fighters are to an enemy where moves are plotted. Who moves after another sees where to fire; who has to
 * guess seldom hits, so that nobody would gain anything by coming near.
 */
export function contact(state: State): number {
  const { setup, aircraft, outcome } = state;
  if (outcome || setup.options.sequence !== "plotted") return 0;
  let sum = 0;
  aircraft.forEach((one, index) => {
    if (!seeks(state, index, one)) return;
    let nearest = 0;
    aircraft.forEach((other, at) => {
      if (other.status !== "flying" || setup.airframes[at]?.side === setup.airframes[index]?.side) return;
      nearest = Math.max(nearest, nearness(one, other));
    });
    sum += nearest;
  });
  return Math.round(HERE * sum);
}
