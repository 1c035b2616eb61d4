import { fuelMade, fuelNeed, opened } from "../economy/fuel.ts";
import { plays } from "../setup/options.ts";
import { withEconomy } from "../state/change.ts";
import { goneIn, livingGermans, typeOf, unbombed } from "../state/look.ts";
import type { GermanState, State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";
import { TRANSPORT } from "../tables/tables.ts";

/** LW-99: fuel that units need for a quarter, in twelfths. */
function needOf(state: State, units: readonly GermanState[]): number {
  return units.reduce((sum, { type, factors }) => sum + fuelNeed(typeOf(state, type), factors), 0);
}

/** LW-44, LW-97, LW-98: fuel is made by what stood when the quarter began (LW-L10). */
export function makesFuel(state: State): Step {
  if (!plays(state.setup.options.level, "fuel")) return { state, events: [] };
  const { quarter, economy } = state;
  const transport = goneIn(state, TRANSPORT);
  const refineries = unbombed(state, "oil");
  const fuel = fuelMade({
    unbombed: refineries,
    chemicalsGone: goneIn(state, ["chemicals"]) === quarter - 1,
    transportGone: transport !== null && transport < quarter,
  });
  return {
    state: withEconomy(state, { fuel }),
    events: [tell("event.fuel", { made: fuel, reserve: economy.reserve, refineries })],
  };
}

/** LW-L35, LW-101, LW-L13: the reserve opens when all living units, on the map or off it, need more than is made. */
export function opensReserve(state: State): State {
  const { fuel: made, reserve, reserveOpen: open } = state.economy;
  const need = needOf(state, livingGermans(state));
  return withEconomy(state, { reserveOpen: opened({ made, reserve, open }, need).open });
}
