import type { Seat } from "../../../core/game.ts";
import { remembered } from "../../../core/remember.ts";
import { DOGFIGHT_TURNS, MISSION_TURNS } from "../phase.ts";
import { SIDES, type Side, type SideName } from "../sides.ts";
import type { GroundTarget } from "../tables/target.ts";
import type { Config, ElementConfig, OptionsConfig } from "./config.ts";
import { type Options, USUAL } from "./options.ts";
import { isScenario, SCENARIOS } from "./scenarios/index.ts";
import type { Crew, ElementSetup, Setup } from "./setup.ts";

const sideOf = (side: SideName): Side => (side === SIDES[0] ? 0 : 1);

/** A scenario's set-up with what stands beside its name, or the config itself; undefined for an unknown name. */
export function wholeConfig(config: Config): Config | undefined {
  const { scenario, options, deck, tables } = config;
  if (scenario === undefined) return config;
  if (!isScenario(scenario)) return undefined;
  const named: Config = SCENARIOS[scenario];
  return {
    ...named,
    options: { ...named.options, ...options },
    ...(deck && { deck }),
    ...(tables && { tables }),
  };
}

export function optionsFrom(given: OptionsConfig | undefined): Options {
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...USUAL, ...Object.fromEntries(set) };
}

/** DIF-B20: whoever is not named is Regular; by lot nobody is named. */
function crewOf({ leader, wingmanQuality }: ElementConfig, { pilots }: Options): Crew | null {
  if (pilots === "lot") return null;
  return {
    leader: {
      quality: leader?.quality ?? "regular",
      crackShot: leader?.crackShot ?? false,
      keenEyesight: leader?.keenEyesight ?? false,
    },
    wingman: wingmanQuality ?? "regular",
  };
}

function elementOf(one: ElementConfig, options: Options): ElementSetup {
  const { id, side, type, wingman, load, rockets } = one;
  return {
    id,
    side: sideOf(side),
    type,
    wingman: wingman ?? true,
    load: load ?? false,
    rockets: rockets ?? false,
    crew: crewOf(one, options),
  };
}

/** The set-up that a sound config means. */
export const setupFrom = remembered((config: Config): Setup => {
  const whole = wholeConfig(config) ?? config;
  const { mission, turns, elements = [], formations = [], deck = [], tables } = whole;
  const options = optionsFrom(whole.options);
  return {
    options,
    turns: mission ? MISSION_TURNS : (turns ?? DOGFIGHT_TURNS),
    mission: mission
      ? { target: mission.target as GroundTarget["id"], attacker: sideOf(mission.attacker) }
      : null,
    elements: elements.map((one) => elementOf(one, options)),
    formations: formations.map(({ id, side, type, count }) => ({ id, side: sideOf(side), type, count })),
    stack: deck.map((card) => card.toLowerCase()),
    ...(tables && { tables }),
  };
});

/** DIF-B1: each side is a seat. */
export const SEATS: readonly Seat[] = SIDES.map((side) => ({ id: side, side }));
