import type { ChosenType, SetupTypes } from "../../../face/setup.ts";
import type { Config, ElementConfig } from "../data/config.ts";
import { ownTables } from "../data/merged.ts";
import { TABLES } from "../data/own.ts";
import { type Tables, typeOf } from "../data/tables.ts";
import { highestOf } from "../rules/setup/check.ts";
import { turnedOf, wholeOf } from "./setup-config.ts";

/** The tables in force in a set-up of the page. */
export function tablesIn(config: unknown): Tables {
  const { tables } = turnedOf(config);
  return tables ? ownTables(tables) : TABLES;
}

/** An Element as another type flies it: it carries what that can. */
function flownAs(one: ElementConfig, type: string, tables: Tables): ElementConfig {
  const { load, rockets, gyro, ...rest } = one;
  const card = typeOf(tables, type);
  return {
    ...rest,
    type,
    ...(load && card?.load && { load }),
    ...(rockets && card?.rockets !== undefined && { rockets }),
    ...(gyro && card?.sight !== "simple" && { gyro }),
  };
}

/** The start level, where one is given, no higher than all can fly. */
function within(whole: Config, tables: Tables): Config {
  const { options } = whole;
  if (typeof options?.start !== "number") return whole;
  const start = highestOf(whole, tables, options.start);
  return { ...whole, options: { ...options, start } };
}

function exchanged(whole: Config, types: Readonly<Record<string, ChosenType>>, tables: Tables): Config {
  const elements = (whole.elements ?? []).map((one) => {
    const type = types[one.id];
    return typeof type === "string" ? flownAs(one, type, tables) : one;
  });
  return within({ ...whole, elements }, tables);
}

/** Elements whose types may be exchanged; formations keep theirs, and so do the reserves of a campaign. */
export const types: SetupTypes = {
  listed: (config) =>
    tablesIn(config)
      .aircraft.map(({ id, name }) => ({ id, name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  nameOf: () => undefined,
  pieces: (scenario, config) =>
    (wholeOf(scenario, config).elements ?? [])
      .filter(({ reserve }) => !reserve)
      .map(({ id, side, type }) => ({ id, side, type })),
  exchanged: (scenario, config, chosen) => exchanged(wholeOf(scenario, config), chosen, tablesIn(config)),
};
