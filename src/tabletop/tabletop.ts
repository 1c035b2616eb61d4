import type { DieKind } from "../core/dice.ts";
import type { HexLayout } from "../core/hex-layout.ts";
import type { Miniature } from "../core/look.ts";

/** A place on the mat: inches from the lower left corner, x right, y away from the reader. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A place above the mat; levels up. */
export interface Place extends Spot {
  readonly level: number;
}

/** A place and where the nose points: degrees clockwise from +y (12 o'clock of the table), 0 to 359. */
export interface Pose extends Place {
  readonly heading: number;
}

/** Which of the two side colours and markings a piece carries. */
export type SideIndex = 0 | 1;

/** The hexes that a mat is divided into; see `core/hex-layout.ts` for where each lies. */
export interface Grid extends HexLayout {
  readonly shape: "hex";
  /** What a hex measures across, in metres of the land: written on the mat and on the tape. */
  readonly metres?: number;
}

/** Something printed on the ground, where the game says that it is. Points in inches. */
export type Feature =
  /** A trench of one side, through the points; its wire lies towards the enemy. */
  | { readonly kind: "trench"; readonly side: SideIndex; readonly points: readonly Spot[] }
  /** Churned ground within an outline. */
  | { readonly kind: "no-mans-land"; readonly points: readonly Spot[] }
  | { readonly kind: "road"; readonly points: readonly Spot[] }
  | { readonly kind: "river"; readonly points: readonly Spot[] }
  | { readonly kind: "wood"; readonly at: Spot; readonly radius: number }
  | { readonly kind: "village"; readonly at: Spot; readonly radius: number }
  /** Guns dug in, of one side. */
  | { readonly kind: "battery"; readonly side: SideIndex; readonly at: Spot }
  /** A mark on what somebody is to find, bomb or photograph. */
  | { readonly kind: "target"; readonly at: Spot };

export interface Mat {
  /** Name of the drawn mat, e.g. `channel-coast`. */
  readonly kind: string;
  /** Inches; with a grid, `matSize` of it. */
  readonly width: number;
  readonly depth: number;
  /** Printed lightly over the ground. */
  readonly grid?: Grid;
  /** Printed on the ground of a mat that has no land of its own, as `front`. */
  readonly features?: readonly Feature[];
}

/** How high a level is drawn. */
export interface Knot {
  readonly level: number;
  /** Inches above the mat. */
  readonly inches: number;
}

/** How altitude is drawn where levels are many: far apart where the aircraft are, close together elsewhere. */
export interface Scale {
  /** Ascending in level and in inches; straight between them, the same slope beyond the last. At least two. */
  readonly knots: readonly Knot[];
  /** Levels from one thick mark on a stem to the next, e.g. 10. */
  readonly major: number;
  /** Metres of the air in a level: altitudes are written in metres. */
  readonly metres: number;
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

/** How a piece stands: an aircraft on its stem, a balloon on a cable over its winch, a gun on the ground. */
export type PieceKind = "aircraft" | "balloon" | "gun";

/** A state of a piece that is shown beside its stand, as a small symbol. */
export type Mark = "jam" | "critical" | "wounded" | "novice" | "ace" | "loaded" | "fuel";

export type PieceStatus = "flying" | "destroyed" | "crashed" | "disengaged";

export interface Piece extends Pose {
  /** Left out: an aircraft. */
  readonly kind?: PieceKind;
  readonly id: string;
  /** Short text printed on the base, e.g. `R1`. */
  readonly label: string;
  /** Name of the type for people, e.g. `Supermarine Spitfire Ia`. */
  readonly title: string;
  /** Folder of models and name in it, e.g. `dogfight/spitfire-ia`; the scene falls back to a generic one. */
  readonly model: string;
  /** A miniature of somebody's own, shown instead of the model. */
  readonly look?: Miniature;
  readonly side: SideIndex;
  readonly status: PieceStatus;
  readonly arcs: readonly PrintedArc[];
  /** The die at the foot of the stand, when the game shows one. */
  readonly dial?: { readonly kind: DieKind; readonly face: number };
  /** Short lines of figures for the base, the altitude or what matters most first, e.g. `3250 m`, `speed 8`. */
  readonly plate?: readonly string[];
  /** In the order in which they are shown. */
  readonly marks?: readonly Mark[];
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

/** What a mark that appears over a piece for a moment may say: a state of it, or what has just happened to it. */
export type Emblem = Mark | "tail" | "spin" | "photo";

/** Something that has just happened and can be shown, in the order in which it happened. */
export type Cue =
  /** The named pieces fly their tracks, all at once; every piece without names. Several such cues follow each other. */
  | { readonly kind: "fly"; readonly pieces?: readonly string[] }
  | { readonly kind: "dice"; readonly dice: readonly ThrownDie[]; readonly caption: string }
  | {
      readonly kind: "shot";
      readonly from: string;
      /** A piece, or a place that is fired at; level 0 is the ground. */
      readonly to: string | Place;
      readonly weapon: string;
      readonly hit: boolean;
    }
  /** A shell bursts at a piece or a place; a piece that it hits is shaken. The first side's smoke is white, the second's black. */
  | {
      readonly kind: "burst";
      readonly at: string | Place;
      readonly hit: boolean;
      /** Whose shell it was. */
      readonly side?: SideIndex;
    }
  /** An emblem over a piece for a moment, with a few words of the game's. */
  | { readonly kind: "mark"; readonly piece: string; readonly mark: Emblem; readonly caption?: string }
  /** A bomb falls from a piece to the ground and goes off. */
  | { readonly kind: "drop"; readonly from: string; readonly at: Spot }
  /** Somebody leaves a piece by parachute. */
  | { readonly kind: "chute"; readonly piece: string }
  | { readonly kind: "fall"; readonly piece: string; readonly how: "destroyed" | "crashed" }
  | { readonly kind: "leave"; readonly piece: string };

/** An edge of the mat by which a side wants to leave; near and far as the first side sees them. */
export interface Exit {
  readonly side: SideIndex;
  readonly edge: "left" | "right" | "near" | "far";
}

/** Two pieces that belong together for now, drawn as a chain from one to the other. */
export interface Link {
  /** Who follows. */
  readonly from: string;
  readonly to: string;
  readonly kind: "tailing";
}

/** Everything that stands on the table, and what has just happened to it. Plain data; knows no rules. */
export interface Tabletop {
  readonly mat: Mat;
  /** Whether levels mean something: stems of different height, a die at the foot. */
  readonly altitude: boolean;
  /** How high each level is drawn, where `altitude` means something; left out: all levels alike. */
  readonly scale?: Scale;
  readonly pieces: readonly Piece[];
  readonly clouds: readonly Cloud[];
  /** Marked on the mat. */
  readonly exits?: readonly Exit[];
  readonly links?: readonly Link[];
  readonly cues: readonly Cue[];
}
