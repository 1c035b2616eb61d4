import { itemAt } from "../core/item-at.ts";
import { type Clip, endOf, LANDS, shareOf } from "./clips.ts";
import { asideOf } from "./crowd.ts";
import { ease, flyTo, glide, setStill } from "./flight.ts";
import type { LivePose } from "./live.ts";
import type { Piece, Tabletop } from "./tabletop.ts";
import type { PieceMotion, Timeline } from "./timeline.ts";

/** Whether a piece that is no longer flying lies on the mat. */
function lies(piece: Piece): boolean {
  return piece.status === "destroyed" || piece.status === "crashed";
}

/** How a piece stands when nothing happens. Writes into `out`. */
function poseOf(piece: Piece, out: LivePose): void {
  setStill(piece, out);
  out.fallen = lies(piece) ? 1 : 0;
  out.present = piece.status === "disengaged" ? 0 : 1;
  out.settled = true;
}

/** How often, in degrees, an aircraft turns in a spin or rolls in a dive, how steep it goes down, and how it hangs in a spin. */
const SPIN = 720;
const ROLLS = 360;
const DIVE = 62;
const HANGS = 32;

/**
 * A destroyed aircraft dives and rolls; a crashed one spins down with one wing low: both nose down, faster and faster.
 * They come to rest where they stood.
 */
function setFall(clip: Clip, ms: number, out: LivePose): void {
  const u = Math.min(1, shareOf(clip, ms) / LANDS);
  if (u >= 1 || u <= 0) {
    out.fallen = u;
    return;
  }
  out.fallen = u * u;
  const steep = ease(u * 2.5) * ease((1 - u) * 7);
  out.pitch = -DIVE * steep;
  if (clip.cue.kind === "fall" && clip.cue.how === "crashed") {
    out.heading += SPIN * u * u;
    out.bank = HANGS * steep;
  } else out.bank = ROLLS * u * u;
}

/** How far a shell's blast rolls an aircraft, in degrees, and how often it swings before it is still. */
const ROLL = 24;
const SWINGS = 3;

/** A shell burst beside it: it rolls to and fro, less and less. */
function setShake(clip: Clip, ms: number, out: LivePose): void {
  const u = shareOf(clip, ms);
  if (u <= 0 || u >= 1) return;
  const turn = (u * SWINGS) % 1;
  const swing = turn < 0.25 ? 4 * turn : turn < 0.75 ? 2 - 4 * turn : 4 * turn - 4;
  out.bank += ROLL * swing * (1 - u);
}

/** Steps aside in its hex, from where it made room before to where it does after. */
function setAside(
  { fly, asideBefore, asideAfter }: PieceMotion,
  ms: number,
  whole: number,
  out: LivePose,
): void {
  const share = fly ? ease(shareOf(fly, ms)) : whole > 0 ? ease(ms / whole) : 1;
  out.x += asideBefore.x + (asideAfter.x - asideBefore.x) * share;
  out.y += asideBefore.y + (asideAfter.y - asideBefore.y) * share;
}

/** How a piece of a table stands when nothing happens. Writes into `out`. */
export function standAt(table: Tabletop, piece: Piece, out: LivePose): void {
  poseOf(piece, out);
  const aside = asideOf(table, piece.id);
  out.x += aside.x;
  out.y += aside.y;
}

/**
 * Where a piece is at an instant of the timeline, in milliseconds. Writes into `out` and allocates nothing.
 * False when the timeline does not know the piece; `out` is untouched then.
 */
export function poseAt(line: Timeline, id: string, ms: number, out: LivePose): boolean {
  const part = line.parts.get(id);
  if (!part) return false;
  const { before, after, flight, fly, fall, leave, shakes } = part;
  const over = ms >= line.duration;
  poseOf((over ? (after ?? before) : (before ?? after)) as Piece, out);
  if (over) {
    if (!after) out.present = 0;
  } else {
    if (after && fly && !flight && ms >= endOf(fly)) setStill(after, out);
    if (after && !fly && !fall) setStill(after, out);
    if (flight && fly) flyTo(flight, glide(shareOf(fly, ms)), out);
    out.settled = ms >= part.settles;
    for (let i = 0; i < shakes.length; i++) setShake(itemAt(shakes, i), ms, out);
    if (fall) setFall(fall, ms, out);
    if (leave) out.present = 1 - ease(shareOf(leave, ms));
  }
  setAside(part, Math.min(ms, line.duration), line.duration, out);
  return true;
}
