import { within } from "../../../face/figures.ts";
import type { ChosenType, SetupTypes } from "../../../face/setup.ts";
import type { AircraftConfig, Config, WholeConfig } from "../data/config/config.ts";
import { readDesign } from "../data/designs.ts";
import { TABLES } from "../data/own.ts";
import type { AircraftType } from "../data/tables.ts";
import { isCampaign } from "../rules/campaign/opening.ts";
import { SCENARIOS } from "../rules/scenarios.ts";
import { FIRST_EDITION } from "../rules/setup/first-edition.ts";
import { typesIn } from "../rules/setup/roster.ts";
import { wholeConfig } from "../rules/setup/whole-config.ts";
import { fastestStart } from "../rules/state/first-state.ts";
import { withType } from "./editor/own-types.ts";
import { configOf, turnedOf } from "./setup-config.ts";

const LEVEL = 50;

/** The set-up of a single battle, written out; undefined for a campaign. */
function wholeOf(scenario: string, config: unknown): WholeConfig | undefined {
  const named: Config = configOf(scenario, turnedOf(config));
  return isCampaign(named) ? undefined : wholeConfig(named, SCENARIOS, FIRST_EDITION);
}

/** The altitude nearest below one's own at which nobody of the same hex flies. */
function freeAltitude(wanted: number, hex: string, others: readonly AircraftConfig[]): number {
  const taken = new Set(others.filter((one) => one.hex === hex).map(({ altitude }) => altitude));
  let metres = wanted;
  while (taken.has(metres) && metres > LEVEL) metres -= LEVEL;
  return metres;
}

/** An aircraft as another type flies it: its own colours, no faster and no higher than it can, its crew as far as there are seats. */
function flownAs(one: AircraftConfig, type: AircraftType, others: readonly AircraftConfig[]): AircraftConfig {
  const { model: _, speed, crew, ...rest } = one;
  const fastest = fastestStart(type, one.bombs ?? false);
  const altitude = Math.min(one.altitude, type.ceiling);
  return {
    ...rest,
    type: type.id,
    altitude: freeAltitude(altitude, one.hex, others),
    ...(speed !== undefined && { speed: within(speed, type.min, fastest) }),
    ...(crew && { crew: crew.slice(0, type.seats) }),
  };
}

/** A set-up with one of its aircraft of another type. */
function exchangedOne(whole: WholeConfig, id: string, chosen: ChosenType): WholeConfig {
  const { draft, type } = withType(whole, chosen);
  const found = typesIn(draft).get(type);
  const others = draft.aircraft.filter((one) => one.id !== id);
  const flown = (one: AircraftConfig) => (found ? flownAs(one, found, others) : { ...one, type });
  return { ...draft, aircraft: draft.aircraft.map((one) => (one.id === id ? flown(one) : one)) };
}

/** Aircraft of a battle whose types may be exchanged; balloons hang where they are. */
export const types: SetupTypes = {
  listed: (config) =>
    (turnedOf(config).tables ?? TABLES).aircraft
      .filter(({ seats }) => seats > 0)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  nameOf: (design) => {
    const read = readDesign(design);
    return read.ok ? read.value.name : undefined;
  },
  pieces: (scenario, config) => {
    const whole = wholeOf(scenario, config);
    const known = whole && typesIn(whole);
    return (whole?.aircraft ?? [])
      .filter(({ type }) => known?.get(type)?.seats !== 0)
      .map(({ id, side, type }) => ({ id, side, type }));
  },
  exchanged: (scenario, config, chosen) => {
    const whole = wholeOf(scenario, config);
    if (!whole) return config;
    return Object.entries(chosen).reduce((now, [id, type]) => exchangedOne(now, id, type), whole);
  },
};
