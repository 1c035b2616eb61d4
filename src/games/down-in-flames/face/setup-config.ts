import type { Config, OptionsConfig } from "../data/config.ts";
import type { NamedTables } from "../data/read-tables.ts";
import { isScenario, SCENARIOS } from "../data/scenarios/scenarios.ts";
import { optionsFrom, wholeConfig } from "../rules/setup/from-config.ts";
import type { Options } from "../rules/setup/options.ts";

/** What the config of a set-up page says besides its scenario. */
interface Turned {
  readonly options: OptionsConfig;
  readonly turns: number | undefined;
  /** A loaded set, or undefined for ours. */
  readonly tables: NamedTables | undefined;
  /** Who commands what, where a side has several players. */
  readonly seats?: Config["seats"];
}

/** The choices in a config of this page; anything else counts as nothing chosen. */
export function turnedOf(config: unknown): Turned {
  const fields = typeof config === "object" && config !== null ? config : {};
  const { options, turns, tables, seats } = fields as Partial<Turned>;
  return { options: options ?? {}, turns, tables, ...(seats && { seats }) };
}

/** The config of a scenario with choices; what is as in the scenario is left out. */
export function configOf(scenario: string, { options, turns, tables, seats }: Turned): Config {
  const turned = Object.keys(options).length > 0;
  return {
    scenario,
    ...(turned && { options }),
    ...(turns !== undefined && { turns }),
    ...(tables && { tables }),
    ...(seats && { seats }),
  };
}

/** The set-up of a page written out; empty for an unknown scenario. */
export function wholeOf(scenario: string, config: unknown): Config {
  return wholeConfig(configOf(scenario, turnedOf(config))) ?? {};
}

/** Every switch as it stands: chosen, else the scenario's, else as we advise. */
export function optionsOf(scenario: string, { options }: Turned): Options {
  const named: Config = isScenario(scenario) ? SCENARIOS[scenario] : {};
  return optionsFrom({ ...named.options, ...options });
}
