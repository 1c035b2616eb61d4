import type { Config, OptionsConfig, WholeConfig } from "../data/config/config.ts";
import type { Tables } from "../data/tables.ts";
import { isScenarioId, SCENARIOS } from "../rules/scenarios.ts";
import { optionsFrom } from "../rules/setup/options.ts";
import type { Options } from "../rules/setup/setup.ts";

/** What the config of a set-up page says besides its scenario. */
export interface Turned {
  readonly options: OptionsConfig;
  /** A loaded set, or undefined for ours. */
  readonly tables: Tables | undefined;
  /** Who commands what, where a side has several players. */
  readonly seats?: Config["seats"];
}

/** The choices in a config of this page; anything else counts as nothing chosen. */
export function turnedOf(config: unknown): Turned {
  const fields = typeof config === "object" && config !== null ? config : {};
  const { options, tables, seats } = fields as Partial<Turned>;
  return { options: options ?? {}, tables, ...(seats && { seats }) };
}

/** The config of a scenario with choices; what is as in the scenario is left out. */
export function configOf(scenario: string, { options, tables, seats }: Turned): Config {
  const turned = Object.keys(options).length > 0;
  return { scenario, ...(turned && { options }), ...(tables && { tables }), ...(seats && { seats }) };
}

function scenarioOf(scenario: string): WholeConfig | undefined {
  return isScenarioId(scenario) ? SCENARIOS[scenario] : undefined;
}

/** Every switch as it stands: chosen, else the scenario's, else as we advise. */
export function optionsOf(scenario: string, { options }: Turned): Options {
  return optionsFrom(options, optionsFrom(scenarioOf(scenario)?.options));
}

/** Ids of types that a scenario needs and a set of tables lacks. */
export function lackingTypes(scenario: string, { aircraft }: Tables): readonly string[] {
  const known = new Set(aircraft.map(({ id }) => id));
  const needed = new Set(scenarioOf(scenario)?.aircraft.map(({ type }) => type));
  return [...needed].filter((type) => !known.has(type));
}
