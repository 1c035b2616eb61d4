import type { Seat } from "../../../core/game.ts";
import { remembered } from "../../../core/remember.ts";
import { SIDES } from "../sides.ts";
import { LAST_TURN } from "../tables/calendar.ts";
import { TABLES } from "../tables/own.ts";
import type { Tables } from "../tables/tables.ts";
import type { Config } from "./config.ts";
import { type Options, USUAL } from "./options.ts";
import { isScenario, SCENARIOS } from "./scenarios.ts";
import type { Setup } from "./setup.ts";

/** BB-R57: until they have bid, players are called by the order in which they bid. */
const BIDDERS: readonly Seat[] = [
  { id: "first", side: "first" },
  { id: "second", side: "second" },
];
const PLAIN: readonly Seat[] = SIDES.map((side) => ({ id: side, side }));

/** A scenario's set-up with what stands beside its name, or the config itself. */
export function wholeConfig(config: Config): Config {
  const { scenario } = config;
  if (scenario === undefined || !isScenario(scenario)) return config;
  const named: Config = SCENARIOS[scenario];
  return { ...named, ...config, options: { ...named.options, ...config.options } };
}

export function optionsFrom({ options }: Config): Options {
  const set = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  return { ...USUAL, ...Object.fromEntries(set) };
}

/** Every wing and geschwader of a set of tables. */
export function formationsIn({ airfields, geschwader }: Tables): readonly string[] {
  return [...airfields.map(({ wing }) => wing), ...geschwader.map(({ id }) => id)];
}

/** The set-up that a sound config means. */
export const setupFrom = remembered((config: Config): Setup => {
  const whole = wholeConfig(config);
  const options = optionsFrom(whole);
  const all = formationsIn(whole.tables ?? TABLES);
  const { from, to } = whole.turns ?? { from: 1, to: LAST_TURN };
  return {
    options,
    from,
    to,
    formations: all.filter((id) => whole.formations?.includes(id) ?? true),
    seats: options.bid ? BIDDERS : PLAIN,
    ...(whole.tables && { tables: whole.tables }),
  };
});
