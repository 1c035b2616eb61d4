import type { Owned } from "../../../core/commands.ts";
import { LAST_TURN } from "../data/calendar.ts";
import type { Config } from "../data/config.ts";
import { formationsIn } from "../data/formations.ts";
import { TABLES } from "../data/own.ts";
import type { Tables } from "../data/tables.ts";
import { commandedIn, optionsFrom, wholeConfig } from "../rules/setup/from-config.ts";
import type { Options } from "../rules/setup/options.ts";
import type { NamedTables } from "../rules/setup/read-tables.ts";

/** What the config of a set-up page says besides its scenario. */
export type Turned = Omit<Config, "scenario" | "tables"> & {
  /** A loaded set, or undefined for ours. */
  readonly tables?: NamedTables | undefined;
};

/** The choices in a config of this page; anything else counts as nothing chosen. */
export function turnedOf(config: unknown): Turned {
  const fields = typeof config === "object" && config !== null ? config : {};
  const { options, turns, formations, tables, seats } = fields as Turned;
  return { options, turns, formations, tables, seats };
}

/** Players and what each of them still commands of what there is; undefined where nobody has anything. */
export function commandsIn(seats: Config["seats"], pieces: readonly Owned[]): Config["seats"] {
  const known = pieces.map(({ id }) => id);
  const left = Object.entries(seats ?? {})
    .map(([seat, own]) => [seat, own.filter((id) => known.includes(id))] as const)
    .filter(([, own]) => own.length > 0);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/** The config of a scenario with choices; what nobody chose is left out, and so is who has nothing to command. */
export function configOf(scenario: string, turned: Turned): Config {
  const given = Object.entries(turned).filter(
    ([, value]) => value !== undefined && Object.keys(value).length > 0,
  );
  const { seats: _, ...config }: Config = { scenario, ...Object.fromEntries(given) };
  const seats = commandsIn(turned.seats, commandedIn(config));
  return { ...config, ...(seats && { seats }) };
}

/** The set-up of a page written out. */
export function wholeOf(scenario: string, config: unknown): Config {
  return wholeConfig(configOf(scenario, turnedOf(config)));
}

/** The tables in force in a set-up of the page. */
export function tablesIn(config: unknown): Tables {
  return turnedOf(config).tables ?? TABLES;
}

/** Every switch as it stands: chosen, else the scenario's, else as the campaign is usually played. */
export function optionsOf(scenario: string, config: unknown): Options {
  return optionsFrom(wholeOf(scenario, config));
}

export function turnsOf(scenario: string, config: unknown): { readonly from: number; readonly to: number } {
  return wholeOf(scenario, config).turns ?? { from: 1, to: LAST_TURN };
}

/** Formations that take part. */
export function formationsOf(scenario: string, config: unknown): readonly string[] {
  const { formations, tables = TABLES } = wholeOf(scenario, config);
  return formations ?? formationsIn(tables).map(({ id }) => id);
}
