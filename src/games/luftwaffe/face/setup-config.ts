import type { Config } from "../data/config.ts";
import type { Options } from "../data/options.ts";
import { optionsFrom, setupFrom, wholeConfig } from "../rules/setup/from-config.ts";
import type { NamedTables } from "../rules/setup/read-tables.ts";
import type { Setup } from "../rules/setup/setup.ts";

/** What the config of a set-up page says besides its scenario. */
type Turned = Pick<Config, "options" | "quarters"> & {
  /** A loaded set, or undefined for ours. */
  readonly tables?: NamedTables | undefined;
};

/** The choices in a config of this page; anything else counts as nothing chosen. */
export function turnedOf(config: unknown): Turned {
  const fields = typeof config === "object" && config !== null ? config : {};
  const { options, quarters, tables } = fields as Turned;
  return { options, quarters, tables };
}

/** The config of a scenario with choices; what nobody chose is left out. */
export function configOf(scenario: string, turned: Turned): Config {
  const given = Object.entries(turned).filter(
    ([, value]) => value !== undefined && Object.keys(value).length > 0,
  );
  return { scenario, ...Object.fromEntries(given) };
}

/** The set-up that a page stands for. */
export function setupOf(scenario: string, config: unknown): Setup {
  return setupFrom(configOf(scenario, turnedOf(config)));
}

/** Every switch as it stands: chosen, else the scenario's, else as the campaign is usually played. */
export function optionsOf(scenario: string, config: unknown): Options {
  return optionsFrom(wholeConfig(configOf(scenario, turnedOf(config))));
}
