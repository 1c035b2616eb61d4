import type { Side } from "./sides.ts";

/** A hex of the map, two digits for its column and two for its row, as in `2611` (LW-29). */
export type HexName = string;

/** LW-35: Germany in the borders of 1937, Austria, elsewhere. */
export type Zone = "G" | "A" | "X";

/** LW-15: what a target belongs to. */
export const COMPLEXES = [
  "aircraft",
  "oil",
  "armaments",
  "ball-bearings",
  "chemicals",
  "steel",
  "rail",
  "shipping",
  "transportation",
] as const;
export type Complex = (typeof COMPLEXES)[number];

/** LW-91: the transport system. */
export const TRANSPORT: readonly Complex[] = ["rail", "shipping", "transportation"];

/** A place of the map: a target or a base. */
export interface Place {
  /** `AIR-12`, `BAS-3`. */
  readonly id: string;
  readonly name: string;
  readonly hex: HexName;
  readonly zone: Zone;
}

export interface Target extends Place {
  readonly complex: Complex;
}

/** A type of aircraft (LW-4 to LW-8, LW-19, LW-20). */
export interface AircraftType {
  /** One word, as answers spell it: `Me109`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** Its rating against other fighters; null for bombers, which have none. */
  readonly e: number | null;
  /** Factors of a whole unit. */
  readonly factors: number;
  /** Hexes a turn. */
  readonly speed: number;
  /** Turns in the air with drop tanks; null where it carries none. */
  readonly tanks: number | null;
  /** Turns in the air without; null for bombers, which need not count. */
  readonly endurance: number | null;
  /** A jet or a rocket (LW-20). */
  readonly jet?: true;
  /** E ratings count for nothing where it attacks fighters, and nobody fires at it in the air (LW-86). */
  readonly rocket?: true;
}

/** Ten quarters, 0 to 9: January 1943 to April 1945 (LW-11). */
export type Quarter = number;

/** LW-37: units a base. */
export const ROOM = 3;

/** A unit as the order of battle has it. */
export interface UnitEntry {
  /** Type and designation, unique: `Me109-JG27`. */
  readonly id: string;
  readonly type: string;
  /** The quarter at whose start it enters. */
  readonly enters: Quarter;
}

/** A German unit. */
export interface GermanUnit extends UnitEntry {
  readonly designation: string;
  /** Counts against the RAF by night (LW-22). */
  readonly night?: true;
  /** A school (LW-38). */
  readonly school?: true;
  /** LW-111: a Me 110 of the same letters leaves when it enters. */
  readonly replacesNight?: true;
}

export const AIR_FORCES = ["8", "9", "15"] as const;
export type AirForce = (typeof AIR_FORCES)[number];

/** An American group. */
export interface AmericanUnit extends UnitEntry {
  readonly force: AirForce;
  /** LW-41: the type that it takes, and the quarter at whose start. */
  readonly converts?: { readonly type: string; readonly quarter: Quarter };
}

/** Replacement factors of the Americans, quarter by quarter (LW-42). */
export interface Replacements {
  readonly tournament: readonly number[];
  readonly advanced: readonly number[];
}

/** What of the campaign is a table: ours, or a set of its players. */
export interface Tables {
  /** Of a set of one's own. */
  readonly name?: string | undefined;
  readonly types: readonly AircraftType[];
  readonly targets: readonly Target[];
  readonly bases: readonly Place[];
  readonly germans: readonly GermanUnit[];
  readonly americans: readonly AmericanUnit[];
  readonly replacements: Replacements;
}
