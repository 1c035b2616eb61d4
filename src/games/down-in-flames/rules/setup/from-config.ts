import { commanderOf, type Owned } from "../../../../core/commands.ts";
import type { Seat } from "../../../../core/game.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Config, ElementConfig, OptionsConfig } from "../../data/config.ts";
import { usualMat } from "../../data/mats.ts";
import { DOGFIGHT_TURNS, MISSION_TURNS } from "../../data/phases.ts";
import { isScenario, SCENARIOS } from "../../data/scenarios/scenarios.ts";
import { SIDES, type Side, type SideName } from "../../data/sides.ts";
import type { GroundTarget } from "../../data/target.ts";
import { type Options, USUAL } from "./options.ts";
import type { Crew, ElementSetup, FormationSetup, Setup } from "./setup.ts";

const sideOf = (side: SideName): Side => (side === SIDES[0] ? 0 : 1);

/** A scenario's set-up with what stands beside its name, or the config itself; undefined for an unknown name. */
export function wholeConfig(config: Config): Config | undefined {
  const { scenario, options, turns, deck, mat, night, tables, seats } = config;
  if (scenario === undefined) return config;
  if (!isScenario(scenario)) return undefined;
  const named: Config = SCENARIOS[scenario];
  return {
    ...named,
    options: { ...named.options, ...options },
    ...(turns !== undefined && { turns }),
    ...(deck && { deck }),
    ...(mat && { mat }),
    ...(night !== undefined && { night }),
    ...(tables && { tables }),
    ...(seats && { seats }),
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

function elementOf(one: ElementConfig, options: Options, seats: Config["seats"]): ElementSetup {
  const { id, side, type, wingman, load, rockets, gyro, reserve } = one;
  return {
    id,
    side: sideOf(side),
    seat: commanderOf(seats, id) ?? side,
    type,
    wingman: wingman ?? true,
    load: load ?? false,
    rockets: rockets ?? false,
    gyro: gyro ?? false,
    reserve: reserve ?? false,
    crew: crewOf(one, options),
  };
}

/** DIF-B1: each side is a seat, or several; whoever a side's own questions go to comes first. */
function sharedOut(
  elements: readonly ElementSetup[],
  formations: readonly FormationSetup[],
): Pick<Setup, "elements" | "formations" | "seats"> {
  const all = [...elements, ...formations];
  const seats = SIDES.flatMap((name, side): readonly Seat[] => {
    const ids = new Set(all.filter((one) => one.side === side).map(({ seat }) => seat));
    return [...ids].map((id) => ({ id, side: name }));
  });
  return { elements, formations, seats };
}

/** The set-up that a sound config means. */
export const setupFrom = remembered((config: Config): Setup => {
  const whole = wholeConfig(config) ?? config;
  const { campaign, mission, turns, elements = [], formations = [], deck = [], tables, seats } = whole;
  const options = optionsFrom(whole.options);
  const target = mission?.target as GroundTarget["id"] | undefined;
  return {
    options,
    turns: mission ? MISSION_TURNS : (turns ?? DOGFIGHT_TURNS),
    mission: mission && target ? { target, attacker: sideOf(mission.attacker) } : null,
    mat: whole.mat ?? usualMat(target),
    ...(whole.night && { night: true }),
    campaign: campaign ?? false,
    ...sharedOut(
      elements.map((one) => elementOf(one, options, seats)),
      formations.map(({ id, side, type, count }) => {
        return { id, side: sideOf(side), seat: commanderOf(seats, id) ?? side, type, count };
      }),
    ),
    stack: deck.map((card) => card.toLowerCase()),
    ...(tables && { tables }),
  };
});

/** What the players of a side may share out. */
export function commandedIn({ elements, formations }: Setup): readonly Owned[] {
  return [...elements, ...formations].map(({ id, side }) => ({ id, side: SIDES[side] }));
}
