import { type Clip, counted, risen, shareOf } from "../clips.ts";
import { ease } from "../flight.ts";
import type { TimeSpan } from "../span.ts";

/** How something that is lost is shown at one instant. Mutable, so that sixty frames a second write into one object. */
export interface LiveLoss {
  /** How far it has risen from its counter to the middle of the picture, 0 to 1. */
  risen: number;
  /** How far it has gone from there to where it is counted, 0 to 1. */
  counted: number;
}

function shareIn(clip: Clip, { start, duration }: TimeSpan, ms: number): number {
  return ease(shareOf({ start: clip.start + start, duration }, ms));
}

/**
 * How the loss of an index is shown at an instant of its clip, in milliseconds of the timeline. Writes into `out`; false
 * where nothing is to be seen of it.
 */
export function lossAt(clip: Clip, index: number, ms: number, out: LiveLoss): boolean {
  if (clip.cue.kind !== "losses") return false;
  out.risen = shareIn(clip, risen(index), ms);
  out.counted = shareIn(clip, counted(index, clip.cue.lost.length), ms);
  return out.risen > 0 && out.counted < 1;
}
