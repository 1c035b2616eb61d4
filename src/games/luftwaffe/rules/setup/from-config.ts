import type { Seat } from "../../../../core/game.ts";
import { remembered } from "../../../../core/remember.ts";
import { LAST_QUARTER, QUARTERS, quarterOf } from "../../data/calendar.ts";
import type { Config } from "../../data/config.ts";
import { type Options, USUAL } from "../../data/options.ts";
import { isScenario, SCENARIOS } from "../../data/scenarios.ts";
import { SIDES } from "../../data/sides.ts";
import type { Setup } from "./setup.ts";

const PLAIN: readonly Seat[] = SIDES.map((side) => ({ id: side, side }));

/** A scenario's set-up with what stands beside its name, or the config itself. */
export function wholeConfig(config: Config): Config {
  const { scenario } = config;
  if (scenario === undefined || !isScenario(scenario)) return config;
  const named: Config = SCENARIOS[scenario];
  return { ...named, ...config, options: { ...named.options, ...config.options } };
}

/** What is agreed; the campaign's own dice are what is played where nothing is said of battles. */
export function optionsFrom({ options }: Config): Options {
  const { battles, ...others } = options ?? {};
  const set = Object.entries(others).filter(([, value]) => value !== undefined);
  const elsewhere = battles === undefined || battles === "dice" ? {} : { battles };
  return { ...USUAL, ...Object.fromEntries(set), ...elsewhere };
}

/** The set-up that a sound config means. */
export const setupFrom = remembered((config: Config): Setup => {
  const whole = wholeConfig(config);
  const { from, to } = whole.quarters ?? { from: QUARTERS[0], to: QUARTERS[LAST_QUARTER] ?? QUARTERS[0] };
  return {
    options: optionsFrom(whole),
    from: quarterOf(from),
    to: quarterOf(to),
    raid: whole.raid ?? false,
    seats: PLAIN,
    ...(whole.tables && { tables: whole.tables }),
  };
});
