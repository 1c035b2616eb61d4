import { hexOf } from "../../../src/core/geometry/hex-map.ts";
import { TABLES } from "../../../src/games/great-war/data/own.ts";
import type { AircraftType } from "../../../src/games/great-war/data/tables.ts";
import { USUAL } from "../../../src/games/great-war/rules/setup/options.ts";
import { typesOf } from "../../../src/games/great-war/rules/setup/roster.ts";
import type { Airframe, Setup } from "../../../src/games/great-war/rules/setup/setup.ts";
import type { Aircraft, State } from "../../../src/games/great-war/rules/state/state.ts";

/** An aircraft of a test: its type and whatever matters; the rest is ordinary. Ids that begin with G are German. */
export interface Plane extends Partial<Omit<Aircraft, "guns" | "crew">> {
  readonly id: string;
  readonly type?: string;
  readonly seat?: string;
  readonly kills?: number;
  readonly novice?: boolean;
  readonly crew?: Aircraft["crew"];
  readonly guns?: Aircraft["guns"];
}

function typeNamed(id: string): AircraftType {
  const type = typesOf(TABLES).get(id);
  if (!type) throw new Error(`no type ${id}`);
  return type;
}

function airframeOf({ id, type = "sopwith-camel", seat, kills = 0, novice = false }: Plane): Airframe {
  const side = id.startsWith("G") ? 1 : 0;
  const { seats } = typeNamed(type);
  return {
    id,
    side,
    seat: seat ?? (side === 0 ? "allied" : "german"),
    type,
    model: type,
    balloon: type.startsWith("balloon"),
    crew: Array.from({ length: seats }, (_, man) => ({
      name: "",
      kills: man === 0 ? kills : 0,
      novice: man === 0 && novice,
    })),
  };
}

function aircraftOf({ id, type = "sopwith-camel", kills, novice, seat, ...given }: Plane): Aircraft {
  const { seats, mounts } = typeNamed(type);
  return {
    hex: hexOf(10, 10),
    facing: 0,
    altitude: 3000,
    speed: 8,
    damage: 0,
    engineLoss: 0,
    guns: mounts.map(({ barrels }) => barrels.map(({ drums }) => ({ drums, jammed: false, broken: false }))),
    crew: Array.from({ length: seats }, () => ({ health: "fit" as const, woundedIn: null })),
    rudder: null,
    elevator: false,
    spar: false,
    fuelHit: null,
    fuelOut: false,
    gliding: false,
    bombs: false,
    status: "flying",
    ending: { hexsides: 0, way: null, straightFirst: false, climbed: 0, dived: 0 },
    flown: null,
    looped: false,
    choice: null,
    attacked: null,
    progress: {},
    busy: [],
    ...given,
  };
}

export interface Circumstances extends Partial<Setup> {
  readonly turn?: number;
}

const PRICES = { kill: 1, balloon: 1, twoSeater: 1, home: 0 };

/** A state with these aircraft on a wide board without a front. */
export function stateOf(planes: readonly Plane[], { turn = 1, ...setup }: Circumstances = {}): State {
  const airframes = planes.map(airframeOf);
  const seats = [...new Map(airframes.map(({ seat, side }) => [seat, side]))];
  return {
    setup: {
      date: "1917-04-13",
      options: USUAL,
      tables: null,
      columns: 40,
      rows: 40,
      mat: "front",
      front: null,
      wind: { facing: 0, strength: 0 },
      airframes,
      targets: [],
      seats: seats.map(([id, side]) => ({ id, side: side === 0 ? "allied" : "german" })),
      goal: "last-side",
      turns: null,
      prices: [PRICES, PRICES],
      ...setup,
    },
    turn,
    phase: "tailing",
    aircraft: planes.map(aircraftOf),
    guns: [],
    order: [],
    tails: [],
    lineUp: null,
    shots: [],
    agenda: [],
    score: [0, 0],
    done: [],
    outcome: null,
    campaign: null,
  };
}
