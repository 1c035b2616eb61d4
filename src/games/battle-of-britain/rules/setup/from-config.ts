import { commanderOf, type Owned } from "../../../../core/commands.ts";
import type { Seat } from "../../../../core/game.ts";
import { remembered } from "../../../../core/remember.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import type { Config } from "../../data/config.ts";
import { formationsIn } from "../../data/formations.ts";
import { TABLES } from "../../data/own.ts";
import { isScenario, SCENARIOS } from "../../data/scenarios.ts";
import { SIDES, type SideName } from "../../data/sides.ts";
import type { Tables } from "../../data/tables.ts";
import { type Options, USUAL } from "./options.ts";
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

type Taking = Pick<Setup, "formations"> & { readonly tables: Tables };

/** The Groups and Luftflotten that take part, in the order of the tables. */
function poolsIn({ formations, tables }: Taking): readonly (Owned & { readonly side: SideName })[] {
  const found = formationsIn(tables).filter(({ id }) => formations.includes(id));
  return tables.pools
    .filter(({ id }) => found.some(({ pool }) => pool === id))
    .map(({ id, side }) => ({ id, side: SIDES[side] }));
}

/** Formations that take part, in the order of the tables. */
function takingPart({ tables = TABLES, formations }: Config): Taking {
  const all = formationsIn(tables).map(({ id }) => id);
  return { tables, formations: all.filter((id) => formations?.includes(id) ?? true) };
}

/** BB-H9: what players of a side may share out: its Groups or Luftflotten, where sides are not bid for. */
export function commandedIn(config: Config): readonly Owned[] {
  const whole = wholeConfig(config);
  return optionsFrom(whole).bid ? [] : poolsIn(takingPart(whole));
}

/** BB-H9: the players of either side in the order in which Groups and Luftflotten name them. */
function sharedOut(taking: Taking, commands: Config["seats"]): Pick<Setup, "seats" | "commanders"> {
  if (!commands) return { seats: PLAIN };
  const owned = poolsIn(taking).map(({ id, side }) => ({
    id,
    side,
    seat: commanderOf(commands, id) ?? side,
  }));
  const seats = SIDES.flatMap((side): readonly Seat[] => {
    const own = owned.filter((one) => one.side === side).map(({ seat }) => seat);
    return [...new Set(own)].map((id) => ({ id, side }));
  });
  return { seats, commanders: Object.fromEntries(owned.map(({ id, seat }) => [id, seat])) };
}

/** The set-up that a sound config means. */
export const setupFrom = remembered((config: Config): Setup => {
  const whole = wholeConfig(config);
  const options = optionsFrom(whole);
  const taking = takingPart(whole);
  const { from, to } = whole.turns ?? { from: 1, to: LAST_TURN };
  return {
    options,
    from,
    to,
    formations: taking.formations,
    ...(options.bid ? { seats: BIDDERS } : sharedOut(taking, whole.seats)),
    ...(whole.tables && { tables: whole.tables }),
  };
});
