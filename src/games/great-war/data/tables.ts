import type { COLUMNS, CRITICALS, FIELDS, FLAGS, MANEUVERS, NATIONS, SCHEDULES } from "./lists.ts";

export type Schedule = (typeof SCHEDULES)[number];

export type Column = (typeof COLUMNS)[number];
export type FireRow = Column | "MG" | "AA";

export type Critical = (typeof CRITICALS)[number];

export type Maneuver = (typeof MANEUVERS)[number];

export type Field = (typeof FIELDS)[number];

export type Flag = (typeof FLAGS)[number];

/** One barrel of a mount: attacks in each of its drums, the first drum on the gun; a belt is one drum. */
export interface Barrel {
  readonly id: "gun" | "left" | "right" | "vickers" | "lewis";
  readonly drums: readonly number[];
}

/** Guns that one man fires as one attack. */
export interface Mount {
  /** Unique within the type: `front`, `nose`, `rear`, `belly`. */
  readonly id: string;
  /** Who fires it: a place in the crew, 0 the pilot. */
  readonly man: number;
  readonly field: Field;
  readonly column: Column;
  readonly barrels: readonly Barrel[];
  /** Added to every attack, e.g. −1 (4.9i). */
  readonly modifier?: number;
  /** Carried only where the option says so (4.9a). */
  readonly optional?: boolean;
}

export type Nation = (typeof NATIONS)[number];

/** What is fixed about a type. Speeds in MP (hexes a turn), climbs, dives and ceilings in metres. */
export interface AircraftType {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  /** Entry into service: `1917-08`. */
  readonly from: string;
  /** Crew; 0 for a balloon, whose observer has jumped. */
  readonly seats: number;
  readonly max: number;
  readonly min: number;
  readonly climb: number;
  readonly dive: number;
  /** Fastest speed at which the whole dive is allowed (4.5b). */
  readonly diveSpeed: number;
  readonly ceiling: number;
  /** Points that destroy it (D-11). */
  readonly damage: number;
  readonly schedule: Schedule;
  readonly silhouette: number;
  /** 4.4f: the silhouette that counts in tailing, where it differs. */
  readonly tailSilhouette?: number;
  readonly mounts: readonly Mount[];
  readonly flags: readonly Flag[];
  /** Without one the model has the type's own id. */
  readonly model?: string;
  /** Its figures are surmised rather than found. */
  readonly provisional?: boolean;
}

/**
 * A set of tables: ours, or one that a player typed in from the game he owns. Lines of the damage table are eleven
 * cells for 2 to 12, a star for a critical hit: `0 1 2 3 4 5 6 7 8 9* 10*`.
 */
export interface Tables {
  /** What the set is called on screen. */
  readonly name: string;
  readonly damage: {
    /** Last range of each band, ascending: 1, 3, 5, 8. */
    readonly bands: readonly number[];
    /** For each column a line a band. */
    readonly columns: Readonly<Record<Column, readonly string[]>>;
    readonly mg: string;
    readonly aa: string;
  };
  /** Price in MP of the first, second and third hexside in one hex; fewer where the schedule can't. */
  readonly schedules: Readonly<Record<Schedule, readonly number[]>>;
  /** Rolls that succeed, by row from −4 to +4 (4.4d). */
  readonly tailing: readonly (readonly number[])[];
  /** Modifier by hexsides between shot and target's facing: 0 from astern to 3 head-on (6.1). */
  readonly deflection: { readonly air: readonly number[]; readonly below: readonly number[] };
  readonly criticals: {
    /** By number, 2 to 12. */
    readonly chart: readonly Critical[];
    /** MP lost, by 1d6 (4.8b, 4.8c). */
    readonly engineLight: readonly number[];
    readonly engineHeavy: readonly number[];
    /** 2d6 up to this wounds a pilot, above it kills (4.8a). */
    readonly woundedUpTo: number;
  };
  /** Basic cost in MP; the schedule adds to it. */
  readonly maneuvers: Readonly<Record<Maneuver, number>>;
  readonly aircraft: readonly AircraftType[];
}
