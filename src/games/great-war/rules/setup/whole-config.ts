import { commanderOf } from "../../../../core/commands.ts";
import { present } from "../../../../core/present.ts";
import type {
  AircraftConfig,
  Config,
  FirstEdition,
  Scenarios,
  TrenchConfig,
  WholeConfig,
} from "../../data/config/config.ts";
import { FIRST } from "../../data/config/named-config.ts";

const DEFAULT_BOARD = { columns: 30, rows: 24, mat: "front" } as const;
export const DEFAULT_DATE = "1917-04-09";

/** A scenario as it was by the first rules, when a side alone flew on to the limit (B-46). */
function firstEdition(today: WholeConfig, otherwise: FirstEdition[string] | undefined): WholeConfig {
  const goal = today.goal === "points-left" ? "points" : today.goal;
  return { ...today, ...(goal && { goal }), ...otherwise };
}

/** The scenario's set-up with the switches and tables that the config brings, or the config itself; undefined when there is neither. */
export function wholeConfig(
  config: Config,
  scenarios: Scenarios,
  first: FirstEdition = {},
): WholeConfig | undefined {
  const { scenario, ...rest } = config;
  if (scenario === undefined)
    return rest.aircraft && { ...rest, aircraft: commanded(rest.aircraft, config.seats) };
  if (!Object.hasOwn(scenarios, scenario)) return undefined;
  const today = present(scenarios[scenario]);
  const named = config.edition === FIRST ? firstEdition(today, first[scenario]) : today;
  const options = { ...named.options, ...config.options };
  const aircraft = commanded(named.aircraft, config.seats);
  const { edition, tables } = config;
  return { ...named, aircraft, options, ...(edition && { edition }), ...(tables && { tables }) };
}

/** The aircraft of a set-up, each with the player who commands it. */
function commanded(aircraft: AircraftConfig[], seats: Config["seats"]): AircraftConfig[] {
  if (!seats) return aircraft;
  return aircraft.map((one) => {
    const player = commanderOf(seats, one.id);
    return player === undefined ? one : { ...one, player };
  });
}

/** The board of a set-up. */
export function boardOf({ board }: WholeConfig): {
  readonly columns: number;
  readonly rows: number;
  readonly mat: string;
} {
  return { ...DEFAULT_BOARD, ...board, mat: board?.mat ?? DEFAULT_BOARD.mat };
}

/** The rows of a trench line column by column, from 1. */
export function rowsOfTrench(trench: TrenchConfig, columns: number): readonly number[] {
  return typeof trench === "number" ? Array.from({ length: columns }, () => trench) : trench;
}
