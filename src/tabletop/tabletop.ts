import type { Area } from "./area.ts";
import type { Card, CardGroup } from "./card.ts";
import type { CellTrack } from "./cell-track.ts";
import type { Chart } from "./chart.ts";
import type { Cloud } from "./cloud.ts";
import type { Counter } from "./counter.ts";
import type { Cue } from "./cue.ts";
import type { Exit } from "./exits.ts";
import type { MapLine } from "./line.ts";
import type { Link } from "./link.ts";
import type { Mat } from "./mat.ts";
import type { Piece } from "./piece.ts";
import type { Scale } from "./scale.ts";
import type { Site } from "./site.ts";
import type { Contrail } from "./sky/contrail.ts";
import type { Night } from "./sky/night.ts";

export type { Cloud } from "./cloud.ts";
export type { Cue, Emblem, OpenedOrder } from "./cue.ts";
export type { ThrownDie } from "./die.ts";
export type { Exit } from "./exits.ts";
export type { Grid } from "./grid.ts";
export type { Link } from "./link.ts";
export type { Feature, Mat } from "./mat.ts";
export type { Mark, Piece, PieceKind, PieceStatus, PrintedArc } from "./piece.ts";
export type { Place, Pose, Spot, TrackPose } from "./place.ts";
export type { Knot, Scale } from "./scale.ts";
export type { SideIndex } from "./side.ts";

/**
 * Everything that stands on the table, and what has just happened to it. Plain data; knows no rules. All that is left
 * out is not there. Ids are unique among pieces, counters, cards, groups of cards, areas, sites, lines, tracks, their
 * markers and charts.
 */
export interface Tabletop {
  readonly mat: Mat;
  /** Whether levels mean something: stems of different height, a die at the foot. */
  readonly altitude: boolean;
  /** How high each level is drawn, where `altitude` means something; left out: all levels alike. */
  readonly scale?: Scale;
  readonly pieces: readonly Piece[];
  readonly clouds: readonly Cloud[];
  /** From the lowest to the uppermost. */
  readonly areas?: readonly Area[];
  readonly lines?: readonly MapLine[];
  readonly sites?: readonly Site[];
  /** Those at the same place are a stack, from the lowest to the uppermost. */
  readonly counters?: readonly Counter[];
  /** Hands, piles and rows; every card names one. */
  readonly groups?: readonly CardGroup[];
  /** In the order of their groups: a hand and a row from the left, a pile from the lowest. */
  readonly cards?: readonly Card[];
  readonly tracks?: readonly CellTrack[];
  readonly charts?: readonly Chart[];
  /** Marked on the mat. */
  readonly exits?: readonly Exit[];
  readonly links?: readonly Link[];
  /** What hangs in the air where somebody has flown. */
  readonly contrails?: readonly Contrail[];
  /** Left out: it is day. */
  readonly night?: Night;
  readonly cues: readonly Cue[];
}
