import { type Clip, shareOf } from "../../tabletop/clips.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** How often a pile is parted while it is shuffled. */
const TIMES = 3;

/** The shuffles of a timeline. */
export function shufflesOf(line: Timeline | undefined): readonly Clip[] {
  return line?.clips.filter(({ cue }) => cue.kind === "shuffle") ?? [];
}

/** How far the upper half of a pile is beside the lower one, -1 to 1: 0 when it lies on it. */
export function partedAt(shuffles: readonly Clip[], pile: string, now: number): number {
  for (const clip of shuffles) {
    const share = shareOf(clip, now);
    if (clip.cue.kind !== "shuffle" || clip.cue.group !== pile || share <= 0 || share >= 1) continue;
    const part = (share * TIMES) % 1;
    const way = Math.floor(share * TIMES) % 2 === 0 ? 1 : -1;
    return way * Math.sin(part * Math.PI) ** 2;
  }
  return 0;
}
