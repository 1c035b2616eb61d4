import type { Vector3 } from "three";
import { heightsOf } from "../tabletop/heights.ts";
import { type LivePose, livePose } from "../tabletop/live.ts";
import { poseAt, standAt } from "../tabletop/stance.ts";
import type { Piece, Tabletop } from "../tabletop/tabletop.ts";
import { type PieceMotion, riseShare, type Timeline } from "../tabletop/timeline.ts";
import { type Air, baseScale } from "./layout.ts";
import type { Player } from "./player.ts";

/** A piece on the table with its pose of this very frame. */
export interface Actor {
  readonly id: string;
  readonly before: Piece;
  readonly after: Piece;
  readonly pose: LivePose;
  /** What happens to it in the timeline. */
  readonly part: PieceMotion | undefined;
  /** How it looks now: before or after what happens in the timeline. */
  shown: Piece;
}

/** All pieces and where they stand in this frame. Mutable; written once a frame, read by every layer. */
export interface Stage {
  actors: Actor[];
  /** How high levels are drawn. */
  air: Air;
  /** How large the bases are, 1 as usual. */
  base: number;
  /** How many times as large as 1:200 the models are. */
  modelScale: number;
  /** Milliseconds into the timeline, or -1 when nothing is loaded for this tabletop. */
  now: number;
  /** How many puffs smoke has drifted on by since the beginning of a timeline; 0 at its beginning and at its end. */
  drift: number;
  /** Whether what happens is still going on at this instant. */
  moving: boolean;
  /** Writes where something is that is no piece: a counter, a card, a site; inches on the mat and up. */
  elsewhere: (id: string, out: Vector3) => boolean;
  /** Counts up when an actor starts to look different, so that layers redraw what is printed. */
  looks: number;
}

export function createStage(modelScale = 1): Stage {
  const none = heightsOf({ altitude: false });
  return {
    actors: [],
    air: { before: none, after: none, risen: 1 },
    base: 1,
    modelScale,
    now: -1,
    drift: 0,
    moving: false,
    elsewhere: () => false,
    looks: 0,
  };
}

function actorOf(id: string, tabletop: Tabletop, line: Timeline | undefined): Actor | undefined {
  const part = line?.parts.get(id);
  const after = tabletop.pieces.find((piece) => piece.id === id) ?? part?.after ?? part?.before;
  if (!after) return undefined;
  return { id, before: part?.before ?? after, after, pose: livePose(), part, shown: after };
}

/** The player's timeline, when it is the one that leads to this tabletop. */
export function lineOf(tabletop: Tabletop, player: Player): Timeline | undefined {
  return player.timeline?.after === tabletop ? player.timeline : undefined;
}

/** Puts the pieces of a tabletop on the stage, each where it stands at an instant of what has led to it. */
export function setStage(stage: Stage, tabletop: Tabletop, line: Timeline | undefined, now: number): void {
  const ids = line ? [...line.parts.keys()] : tabletop.pieces.map((piece) => piece.id);
  stage.actors = ids.flatMap((id) => actorOf(id, tabletop, line) ?? []);
  const after = heightsOf(tabletop);
  stage.air = { before: line ? heightsOf(line.before) : after, after, risen: 1 };
  stage.base = baseScale(tabletop.mat);
  stage.looks++;
  // Whoever asks where a piece is before the next frame is drawn, such as the key that frames it, is told so too.
  moveStage(stage, tabletop, line, now);
}

/** Milliseconds from one puff of smoke to the next, about, and how many puffs there are that each look in their own way. */
const PUFF = 420;
const KINDS = 4;

/** Smoke goes on by whole rounds of its puffs, so that it looks at the end of a timeline as at its beginning. */
function driftAt({ duration }: Timeline, now: number): number {
  const rounds = Math.round(duration / (KINDS * PUFF));
  return now < duration ? (now / duration) * rounds * KINDS : 0;
}

/** Moves every actor to an instant of the timeline, in milliseconds. Allocates nothing. */
export function moveStage(stage: Stage, tabletop: Tabletop, line: Timeline | undefined, now: number): void {
  stage.now = line ? now : -1;
  stage.drift = line ? driftAt(line, now) : 0;
  stage.moving = line !== undefined && now < line.duration;
  stage.air.risen = line ? riseShare(line, now) : 1;
  for (const actor of stage.actors) {
    if (!line || !poseAt(line, actor.id, now, actor.pose)) standAt(tabletop, actor.after, actor.pose);
    const shown = actor.pose.settled ? actor.after : actor.before;
    if (shown === actor.shown) continue;
    actor.shown = shown;
    stage.looks++;
  }
}
