import type { Seat, SeatId } from "../../../../core/game.ts";
import type { Facing, Hex } from "../../../../core/geometry/hex.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { SEQUENCES } from "../../data/config/named-config.ts";
import type { Goal } from "../../data/config/written-config.ts";
import type { AircraftType, Tables } from "../../data/tables.ts";

/** Every switch (4.1c, D-03, A-07 and the sequences). */
export interface Options {
  readonly sequence: (typeof SEQUENCES)[number];
  /** 4.5e. */
  readonly continued: boolean;
  /** 4.5g. */
  readonly maneuvers: boolean;
  /** D-13. */
  readonly wind: boolean;
  /** 4.10h–k. */
  readonly archie: boolean;
  /** 4.10t. */
  readonly capture: boolean;
  /** 4.8g. */
  readonly woundedObservers: boolean;
  /** 4.9a: the F.E.2b carries its rear gun. */
  readonly rearGun: boolean;
  /** D-03. */
  readonly energy: boolean;
  /** front guns bear on the forward 120°, 7 hexes and 250 m. */
  readonly arc120: boolean;
  /** 4.10s: whether survivors count, so that parachutes are rolled (from July 1918, Germans only). */
  readonly survivors: boolean;
}

/** An airman. */
export interface Man {
  readonly name: string;
  /** Whole kills before this match: 5 make an ace, 20 a double ace (4.10r). */
  readonly kills: number;
  readonly novice: boolean;
}

/** What is fixed about an aircraft (or balloon) of this match. */
export interface Airframe {
  readonly id: string;
  readonly side: SideIndex;
  readonly seat: SeatId;
  /** Id of the type in the tables: see `typeOf`. */
  readonly type: string;
  /** The pilot first; as many as the type seats. */
  readonly crew: readonly Man[];
  /** Model of the miniature: the type's, or an ace's livery. */
  readonly model: string;
  readonly balloon: boolean;
}

/** A stretch of the front (D-14): the row of the trench hex of either side by column, rows from 0 at the far edge. */
export interface Front {
  readonly german: readonly number[];
  readonly allied: readonly number[];
}

/** What a mission is about: a hex and what is to be done there. */
export interface Target {
  readonly id: string;
  /** Who wants it. */
  readonly side: SideIndex;
  readonly kind: "bomb" | "photo" | "spot" | "road" | "trench";
  readonly hexes: readonly Hex[];
  /** Points when it is done; for roads and trenches a hex strafed. */
  readonly worth: number;
}

/** What a side earns besides its targets: points for each. */
export interface Prices {
  readonly kill: number;
  readonly balloon: number;
  /** For each enemy two-seater or bomber brought down, instead of `kill`. */
  readonly twoSeater: number;
  /** For each own aircraft that has tried its task and comes home over its own edge (B-76). */
  readonly home: number;
  /** For each own aircraft that comes home, whatever it has tried: where getting away is the task (B-76). */
  readonly escape?: number;
}

interface Wind {
  readonly facing: Facing;
  /** Hexes a turn, 0 to 2. */
  readonly strength: number;
}

/** A whole set-up, resolved from a config; nothing in it is secret. */
export interface Setup {
  /** `1917-04-13`. */
  readonly date: string;
  readonly options: Options;
  /** A player's own tables, or null for ours: see `tablesOf`. States would be heavy with them. */
  readonly tables: Tables | null;
  /** Types of somebody's own, which fly beside those of the tables; left out where there are none. */
  readonly types?: readonly AircraftType[];
  readonly columns: number;
  readonly rows: number;
  readonly mat: string;
  readonly front: Front | null;
  readonly wind: Wind;
  readonly airframes: readonly Airframe[];
  readonly targets: readonly Target[];
  readonly seats: readonly Seat[];
  readonly goal: Goal;
  /** Last turn, or null for none. */
  readonly turns: number | null;
  readonly prices: readonly [Prices, Prices];
}
