import type { Side } from "./sides.ts";

/** A square of the map by its column letter and its row from the south: `N09` (BB-33). */
export type SquareName = string;

/** A type of squadron (BB-25): dice in a dogfight, hits that it absorbs, dice when it bombs. */
export interface SquadronType {
  /** One word, as answers spell it: `Bf109`. */
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly dice: number;
  /** Dice north of the 12 Group line and in Luftflotte 5 (BB-26), where they are others. */
  readonly farDice?: number | undefined;
  readonly defence: number;
  readonly bombs: number;
  /** Barred north of the 12 Group line (BB-38), and checked for fuel (BB-121). */
  readonly short?: boolean | undefined;
}

/** A Group of Fighter Command or a Luftflotte, and how many squadrons of each type it has (BB-28, BB-29). */
export interface Pool {
  readonly id: string;
  readonly side: Side;
  readonly squadrons: Readonly<Record<string, number>>;
}

/** An airfield and the wing that is stationed there (BB-40). */
export interface Airfield {
  readonly id: string;
  readonly name: string;
  readonly wing: string;
  readonly group: string;
  readonly square: SquareName;
}

/** A radar station and the squares of the radar line that it watches (BB-41). */
export interface Radar {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly square: SquareName;
  readonly squares: readonly SquareName[];
}

/** A city and the repair dice that it produces (BB-42). */
export interface City {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly square: SquareName;
  readonly production: number;
  /** London and its port, whose cards come into play in the last phase only (BB-8, BB-64). */
  readonly london?: boolean | undefined;
}

/** A geschwader and its Luftflotte (BB-1, BB-3). */
export interface GeschwaderEntry {
  readonly id: string;
  readonly pool: string;
}

/** Where a Luftflotte may take off (BB-39). */
export interface Launch {
  readonly pool: string;
  readonly square: SquareName;
  readonly name: string;
}

/** What of the campaign is a table: ours, or a set of its players. */
export interface Tables {
  /** Of a set of one's own. */
  readonly name?: string | undefined;
  readonly types: readonly SquadronType[];
  readonly pools: readonly Pool[];
  readonly geschwader: readonly GeschwaderEntry[];
  readonly airfields: readonly Airfield[];
  readonly radar: readonly Radar[];
  readonly cities: readonly City[];
  readonly launches: readonly Launch[];
}

/** Groups of Fighter Command, in the order in which they repair (BB-71). */
export const GROUPS = ["10", "11", "12", "13"] as const;
/** The Luftflotte that fights from Norway (BB-130). */
export const LF5 = "LF5";
/** The Luftflotte whose geschwader grow (BB-53). */
export const LF2 = "LF2";
