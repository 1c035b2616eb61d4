import type { DieKind } from "../core/dice.ts";
import type { Miniature } from "../core/look.ts";

/** A place above the mat: inches from the lower left corner, x right, y away from the reader; levels up. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** A place and where the nose points: degrees clockwise from +y (12 o'clock of the table), 0 to 359. */
export interface Pose extends Place {
  readonly heading: number;
}

/** Which of the two side colours and markings a piece carries. */
export type SideIndex = 0 | 1;

export interface Mat {
  /** Name of the drawn mat, e.g. `channel-coast`. */
  readonly kind: string;
  /** Inches. */
  readonly width: number;
  readonly depth: number;
}

/** A field of fire printed on a base: degrees clockwise from the nose, `from` to `to` through the middle of the field. */
export interface PrintedArc {
  readonly weapon: string;
  readonly from: number;
  readonly to: number;
  /** `lost` weapons stay printed, struck through. */
  readonly state: "ready" | "fired" | "lost";
}

/** How battered a model looks; shares from 0 (whole) to 1. */
interface Damage {
  readonly airframe: number;
  readonly engine: number;
  readonly propellersStopped: boolean;
}

export type PieceStatus = "flying" | "destroyed" | "crashed" | "disengaged";

export interface Piece extends Pose {
  readonly id: string;
  /** Short text printed on the base, e.g. `R1`. */
  readonly label: string;
  /** Name of the type for people, e.g. `Supermarine Spitfire Ia`. */
  readonly title: string;
  /** File name of the model without its ending; the scene falls back to a generic one. */
  readonly model: string;
  /** A miniature of somebody's own, shown instead of the model. */
  readonly look?: Miniature;
  readonly side: SideIndex;
  readonly status: PieceStatus;
  readonly arcs: readonly PrintedArc[];
  /** The die at the foot of the stand, when the game shows one. */
  readonly dial?: { readonly kind: DieKind; readonly face: number };
  readonly damage: Damage;
  /**
   * The path of the latest move, first the start, then each step; two neighbours differ by a straight leg or by
   * a turn on the spot. Empty before the first move. Stays until the next move, as a trail.
   */
  readonly track: readonly Pose[];
}

/** A cloud: a disc on the mat, or a slab of air between two levels. */
export interface Cloud {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bottom?: number;
  readonly top?: number;
}

export interface ThrownDie {
  readonly kind: DieKind;
  readonly face: number;
  readonly side: SideIndex;
}

/** Something that has just happened and can be shown, in the order in which it happened. */
export type Cue =
  /** Every piece flies its track, all at once. */
  | { readonly kind: "fly" }
  | { readonly kind: "dice"; readonly dice: readonly ThrownDie[]; readonly caption: string }
  | {
      readonly kind: "shot";
      readonly from: string;
      readonly to: string;
      readonly weapon: string;
      readonly hit: boolean;
    }
  | { readonly kind: "fall"; readonly piece: string; readonly how: "destroyed" | "crashed" }
  | { readonly kind: "leave"; readonly piece: string };

/** An edge of the mat by which a side wants to leave; near and far as the first side sees them. */
export interface Exit {
  readonly side: SideIndex;
  readonly edge: "left" | "right" | "near" | "far";
}

/** Everything that stands on the table, and what has just happened to it. Plain data; knows no rules. */
export interface Tabletop {
  readonly mat: Mat;
  /** Whether levels mean something: stems of different height, a die at the foot. */
  readonly altitude: boolean;
  readonly pieces: readonly Piece[];
  readonly clouds: readonly Cloud[];
  /** Marked on the mat. */
  readonly exits?: readonly Exit[];
  readonly cues: readonly Cue[];
}
