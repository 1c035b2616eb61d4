import { plays } from "../../data/options.ts";
import { TRANSPORT } from "../../data/tables.ts";
import { fuelMade, fuelNeed, opened } from "../economy/fuel.ts";
import { withEconomy } from "../state/change.ts";
import { goneIn, livingGermans, typeOf, unbombed } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** LW-99: fuel that all living units, on the map or off it, need for a quarter, in twelfths. */
export function fuelNeedOf(state: State): number {
  return livingGermans(state).reduce(
    (sum, { type, factors }) => sum + fuelNeed(typeOf(state, type), factors),
    0,
  );
}

/** LW-97, LW-98: fuel of a quarter, in twelfths, by what stood when it began. */
export function fuelOf(state: State): number {
  const { quarter } = state;
  const transport = goneIn(state, TRANSPORT);
  return fuelMade({
    unbombed: unbombed(state, "oil"),
    chemicalsGone: goneIn(state, ["chemicals"]) === quarter - 1,
    transportGone: transport !== null && transport < quarter,
  });
}

/** LW-44: fuel is made when the quarter begins (LW-L10). */
export function makesFuel(state: State): Step {
  if (!plays(state.setup.options.level, "fuel")) return { state, events: [] };
  const fuel = fuelOf(state);
  const { reserve } = state.economy;
  return {
    state: withEconomy(state, { fuel }),
    events: [tell("event.fuel", { made: fuel, reserve, refineries: unbombed(state, "oil") })],
  };
}

/** LW-L35, LW-101, LW-L13: the reserve opens when all living units, on the map or off it, need more than is made. */
export function opensReserve(state: State): State {
  const { fuel: made, reserve, reserveOpen: open } = state.economy;
  const need = fuelNeedOf(state);
  return withEconomy(state, { reserveOpen: opened({ made, reserve, open }, need).open });
}
