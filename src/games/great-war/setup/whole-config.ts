import { commanderOf } from "../../../core/commands.ts";
import type { AircraftConfig, Config, Scenarios, TrenchConfig, WholeConfig } from "./config.ts";

const DEFAULT_BOARD = { columns: 30, rows: 24, mat: "front" } as const;
export const DEFAULT_DATE = "1917-04-09";

/** The scenario's set-up with the switches and tables that the config brings, or the config itself; undefined when there is neither. */
export function wholeConfig(config: Config, scenarios: Scenarios): WholeConfig | undefined {
  const { scenario, ...rest } = config;
  if (scenario === undefined)
    return rest.aircraft && { ...rest, aircraft: commanded(rest.aircraft, config.seats) };
  if (!Object.hasOwn(scenarios, scenario)) return undefined;
  const named = scenarios[scenario] as WholeConfig;
  const options = { ...named.options, ...config.options };
  const aircraft = commanded(named.aircraft, config.seats);
  return { ...named, aircraft, options, ...(config.tables && { tables: config.tables }) };
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
