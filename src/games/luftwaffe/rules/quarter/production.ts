import { plays } from "../../data/options.ts";
import { COMPLEXES, TRANSPORT } from "../../data/tables.ts";
import { TWELFTHS } from "../../data/twelfths.ts";
import { aircraftMade, isFixed, tournamentFactors } from "../economy/aircraft.ts";
import { pilotsTrained } from "../economy/pilots.ts";
import { withEconomy } from "../state/change.ts";
import {
  factorsOf,
  goneIn,
  isGrounded,
  isNight,
  livingGermans,
  tablesOf,
  typeOf,
  unbombed,
} from "../state/look.ts";
import type { GermanState, State, Step } from "../state/state.ts";
import { reveal, tell } from "../state/tell.ts";

/** LW-90: complexes whose last target halves aircraft production in the quarter in which it falls. */
const SHOCKING = COMPLEXES.filter((complex) => complex !== "aircraft" && complex !== "oil");

function schools({ germans, setup }: State): readonly GermanState[] {
  const ids = new Set(tablesOf(setup).germans.flatMap(({ id, school }) => (school ? [id] : [])));
  return germans.filter(({ id, presence }) => ids.has(id) && presence === "in-play");
}

/** LW-92, LW-L55: pilot factors of the quarter that ends: schools that are dead, exchanged or grounded train nobody. */
function pilotsMade(state: State): number {
  const all = schools(state);
  const whole = all.reduce((sum, { type }) => sum + typeOf(state, type).factors, 0);
  const grounded = all.filter((one) => plays(state.setup.options.level, "fuel") && isGrounded(state, one));
  return pilotsTrained(whole - factorsOf(all) + factorsOf(grounded));
}

/** LW-88 to LW-91. */
function factories(state: State) {
  const { quarter, economy, setup } = state;
  return {
    unbombed: unbombed(state, "aircraft"),
    complexes: plays(setup.options.level, "halving"),
    fixed: economy.fixed,
    shock: SHOCKING.some((complex) => goneIn(state, [complex]) === quarter),
    transportGone: goneIn(state, TRANSPORT) !== null,
  };
}

/** LW-L49, LW-53, LW-109: night-fighter factors that count against the RAF's next roll: living, on the map, not grounded. */
export function nightFactors(state: State): number {
  const { setup } = state;
  return factorsOf(
    livingGermans(state).filter((one) => isNight({ setup }, one.id) && !isGrounded(state, one)),
  );
}

/** LW-88 to LW-91, LW-94: aircraft factors of a quarter that would end now, in twelfths. */
export function aircraftOf(state: State): number {
  const given = factories(state);
  return plays(state.setup.options.level, "pilots")
    ? aircraftMade(given)
    : tournamentFactors(given.unbombed) * TWELFTHS;
}

/** LW-53: what industry and schools made in the quarter. */
export function produces(state: State): Step {
  const { economy, setup } = state;
  const advanced = plays(setup.options.level, "pilots");
  const aircraft = aircraftOf(state);
  const pilots = advanced ? pilotsMade(state) : 0;
  const now = withEconomy(state, {
    aircraft: economy.aircraft + aircraft,
    pilots: economy.pilots + pilots,
    fixed: isFixed(factories(state)),
    night: nightFactors(state),
  });
  const { aircraft: aircraftLeft, pilots: pilotsLeft } = now.economy;
  const shown = fuelShown(now);
  const made = tell("event.produced", {
    ...{ aircraft, pilots, aircraftLeft, pilotsLeft },
    ...(!advanced && { whole: true }),
  });
  return { state: shown.state, events: [...shown.events, made] };
}

/** LW-53, LW-100: the fuel list of the quarter is shown, and the reserve that it left (LW-101). */
function fuelShown(state: State): Step {
  if (!plays(state.setup.options.level, "fuel")) return { state, events: [] };
  const { reserveNext: reserve } = state.economy;
  const ground = livingGermans(state).filter(({ fuelled }) => fuelled === false);
  const germans = state.germans.map((one) => ({ ...one, fuelledBefore: one.fuelled ?? true, fuelled: true }));
  return {
    state: withEconomy({ ...state, germans }, { reserve }),
    events: [reveal("event.fuel-list", { ground: ground.map(({ id }) => id), reserve })],
  };
}
