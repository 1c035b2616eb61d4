import type { Miniature } from "../core/look.ts";
import type { Dial } from "./die.ts";
import type { Pose, TrackPose } from "./place.ts";
import type { SideIndex } from "./side.ts";

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

/** What is left of what a piece stands, in whole points. */
export interface Hits {
  readonly left: number;
  readonly of: number;
}

/** The most pips that are told apart; of more points each pip stands for several. */
const MOST_PIPS = 10;

/** How what is left of a piece is shown: a pip a point, true for those that are left. */
export function pipsOf({ left, of }: Hits): readonly boolean[] {
  const count = Math.min(MOST_PIPS, of);
  // The first hit takes a pip, and the last point keeps one.
  const full = of > MOST_PIPS && left < of ? Math.min(count - 1, Math.ceil((left * count) / of)) : left;
  return Array.from({ length: count }, (_, pip) => pip < full);
}

/** The pips of what is left of a piece, as signs in a line. */
export function pipSigns(hits: Hits): string {
  return pipsOf(hits)
    .map((left) => (left ? "▮" : "▯"))
    .join("");
}

const WHOLE: Damage = { airframe: 0, engine: 0, propellersStopped: false };

/** How battered a piece looks, one that nothing has happened to included. */
export function damageOf({ damage }: Pick<Piece, "damage">): Damage {
  return damage ?? WHOLE;
}

/** How worn a piece looks at its worst: a share from 0 (whole) to 1. */
export function wearOf(piece: Pick<Piece, "damage">): number {
  const { airframe, engine } = damageOf(piece);
  return Math.max(airframe, engine);
}

/** How a piece stands: an aircraft on its stem, a balloon on a cable over its winch, a gun on the ground. */
export type PieceKind = "aircraft" | "balloon" | "gun";

/** A state of a piece or a counter that is shown beside it, as a small symbol. */
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
  /** Left out: none. */
  readonly arcs?: readonly PrintedArc[];
  /** The dice at the foot of the stand, from the left; left out: none. Two have room. */
  readonly dials?: readonly Dial[];
  /** Short lines of figures for the base, the altitude or what matters most first, e.g. `3250 m`, `speed 8`. */
  readonly plate?: readonly string[];
  /** In the order in which they are shown. */
  readonly marks?: readonly Mark[];
  /** Left out: whole. */
  readonly damage?: Damage;
  /** How many hits it stands before it is lost: those left, and those of a whole one. Left out: not counted. */
  readonly hits?: Hits;
  /** The same of its engine, where that is counted by itself. */
  readonly power?: Hits;
  /**
   * The path of the latest move, first the start, then each step; two neighbours differ by a straight leg or by
   * a turn on the spot. Left out or empty before the first move. Stays until the next move, as a trail.
   */
  readonly track?: readonly TrackPose[];
}
