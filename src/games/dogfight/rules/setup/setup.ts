import { commanderOf } from "../../../../core/commands.ts";
import type { Seat, SeatId, SideId } from "../../../../core/game.ts";
import type { Look, Miniature } from "../../../../core/look.ts";
import type { Cloud, SideIndex } from "../../../../tabletop/tabletop.ts";
import type { AircraftConfig, Config, CustomType, Goal } from "../../data/config.ts";
import type { TableSize } from "../../data/edges.ts";
import { isScenarioId, SCENARIOS } from "../../data/scenarios/scenarios.ts";
import { type AircraftType, isTypeId, TYPES } from "../../data/types.ts";
import { setOf } from "../../data/weapons.ts";
import type { Airframe } from "./airframe.ts";
import { type Options, optionsFrom } from "./options.ts";
import { type Scoring, scoringOf } from "./prices.ts";

/** What does not change in a game; every state shares it. */
export interface Setup {
  /** Inches. */
  readonly table: TableSize & { readonly mat: string };
  readonly options: Options;
  readonly clouds: readonly Cloud[];
  /** In the order in which aircraft name them; each is a seat of the same name. */
  readonly sides: readonly [SideId & SeatId, SideId & SeatId];
  readonly airframes: readonly Airframe[];
  readonly turns: number;
  readonly goal: Goal;
  /** Only with the goals `leave` and `points`. */
  readonly scoring?: Scoring;
}

export const DEFAULT_TABLE = { width: 48, depth: 36, mat: "channel-coast" } as const;
/** no game is longer than this; with a limit left out it is a draw then. */
export const MAX_TURNS = 1000;
/** DF-63: levels run from 1 to this. */
export const TOP_LEVEL = 20;
/** 16,000 feet, or the ceiling of what can't get there. */
const USUAL_LEVEL = 8;
const CUSTOM_TYPE = "custom";

/** a limit of turns beside the name of a battle; one that only the last side would end is then decided by damage. */
function limitOf({ goal = "last-side" }: Config, turns: number | undefined): Config {
  if (turns === undefined) return {};
  return { turns, goal: goal === "last-side" ? "most-damage" : goal };
}

/** A scenario's set-up with the switches that the config turns, or the config itself. Unknown scenarios give nothing. */
export function wholeConfig(config: Config): Config | undefined {
  if (config.scenario === undefined) return config;
  if (!isScenarioId(config.scenario)) return undefined;
  const scenario: Config = SCENARIOS[config.scenario];
  const { seats, turns } = config;
  const options = optionsFrom(config.options, optionsFrom(scenario.options));
  return { ...scenario, ...limitOf(scenario, turns), options, ...(seats && { seats }) };
}

/** The sides in the order in which aircraft name them; two of them play. */
export function sidesOf(aircraft: readonly AircraftConfig[]): readonly SideId[] {
  return [...new Set(aircraft.map((one) => one.side))];
}

function typeOf(type: string | CustomType): AircraftType | undefined {
  if (typeof type !== "string") return { ...type, ceiling: type.ceiling ?? TOP_LEVEL };
  return isTypeId(type) ? TYPES[type] : undefined;
}

/** A guess at the shape of a type that has no model of its own: guns all round or a big airframe mean two engines. */
function genericModel(type: AircraftType): string {
  const big = type.fuselage >= 4 || type.weapons.some((weapon) => weapon === "left" || weapon === "right");
  return big ? "generic-twin" : "generic-single";
}

function miniatureOf(look: Look, { engine, fuselage, weapons }: AircraftType): Miniature {
  return { ...look, power: engine, bulk: fuselage, guns: weapons };
}

/** Who decides, in the order in which the aircraft name them: a side, or each of its players. */
export function seatsOf(config: Config): readonly Seat[] {
  const found = new Map<SeatId, SideId>();
  for (const { id, side } of config.aircraft ?? []) found.set(commanderOf(config.seats, id) ?? side, side);
  return [...found].map(([id, side]) => ({ id, side }));
}

/** The seat that commands the aircraft at an index. */
export function seatOf({ airframes, sides }: Setup, index: number): SeatId {
  const airframe = airframes[index];
  return airframe?.seat ?? sides[airframe?.side ?? 0];
}

function airframeOf(one: AircraftConfig, sides: readonly SideId[], seat: SeatId | undefined): Airframe {
  const type = typeOf(one.type) as AircraftType;
  const listed = typeof one.type === "string";
  return {
    id: one.id,
    side: sides.indexOf(one.side) as SideIndex,
    ...(seat !== undefined && { seat }),
    type: listed ? (one.type as string) : CUSTOM_TYPE,
    title: type.name,
    model: listed ? (one.type as string) : genericModel(type),
    engine: type.engine,
    fuselage: type.fuselage,
    toHit: type.toHit,
    weapons: setOf(type.weapons),
    ceiling: type.ceiling,
    ...(typeof one.type !== "string" && one.type.look && { look: miniatureOf(one.type.look, type) }),
  };
}

/** The level at which an aircraft begins. */
export function firstLevel(one: AircraftConfig): number {
  return one.level ?? Math.min(USUAL_LEVEL, typeOf(one.type)?.ceiling ?? USUAL_LEVEL);
}

/** The highest level of a type, or undefined for an unknown one. */
export function ceilingOf(type: string | CustomType): number | undefined {
  return typeOf(type)?.ceiling;
}

/** ENGINE of a type as set up, or undefined for an unknown one. */
export function engineOf(type: string | CustomType): number | undefined {
  return typeOf(type)?.engine;
}

/** The unchanging part of a game. The config must have passed `check`. */
export function setupFrom(config: Config): Setup {
  const whole = wholeConfig(config) as Config;
  const aircraft = whole.aircraft ?? [];
  const sides = sidesOf(aircraft);
  const airframes = aircraft.map((one) => airframeOf(one, sides, commanderOf(whole.seats, one.id)));
  const scoring = scoringOf(whole, airframes, sides);
  return {
    table: { ...DEFAULT_TABLE, ...whole.table, mat: whole.table?.mat ?? DEFAULT_TABLE.mat },
    options: optionsFrom(whole.options),
    clouds: (whole.clouds ?? []) as readonly Cloud[],
    // A draft of the editor may name one side or none.
    sides: [sides[0] as SideId, sides[1] as SideId],
    airframes,
    turns: whole.turns ?? MAX_TURNS,
    goal: whole.goal ?? "last-side",
    ...(scoring && { scoring }),
  };
}
