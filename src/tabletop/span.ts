import type { Clip } from "./clips.ts";

/** A stretch of a timeline, in milliseconds. */
export interface TimeSpan {
  readonly start: number;
  readonly duration: number;
}

/** How long cards and counters take that find new places, or turn over, with no cue about them. */
const GLIDE = 600;

/** The time of what no cue tells of: the beginning. */
export const GLIDING: TimeSpan = { start: 0, duration: GLIDE };

/** The middle of a clip: when what turns over is seen from its edge. */
export function middleOf({ start, duration }: TimeSpan): number {
  return start + duration / 2;
}

/** When the last of some stretches ends, in ms; 0 without any. */
export function lastEnd(spans: readonly TimeSpan[]): number {
  return Math.max(0, ...spans.map(({ start, duration }) => start + duration));
}

/** The clip in which cards or counters of some ids are turned over. */
export function turnOf(clips: readonly Clip[], id: string): Clip | undefined {
  return clips.find(({ cue }) => cue.kind === "turn" && cue.ids.includes(id));
}
