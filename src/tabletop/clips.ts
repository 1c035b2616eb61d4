import type { Flight } from "./flight.ts";
import type { Cue } from "./tabletop.ts";

/** One cue with its place in time, in milliseconds. */
export interface Clip {
  readonly cue: Cue;
  readonly start: number;
  readonly duration: number;
}

/** Milliseconds: a leg of two inches for the longest track, and the other clips. */
const LEG = 620;
/** The same for a piece that flies while all others wait. */
const LEG_ALONE = 400;
const LEG_INCHES = 2;
const SHORTEST_FLIGHT = 1400;
const DICE = 1700;
const SHOT = 950;
const FALL = 2300;
const LEAVE = 600;
const BURST = 1100;
const MARK = 1500;
const DROP = 1900;
const CHUTE = 3000;

function isStill({ length, first, last }: Flight): boolean {
  return length === 0 && first.heading === last.heading && first.level === last.level;
}

/** How long a flight of some pieces takes, in ms: as long as the longest path; no time where nobody moves or turns. */
function flightTime(cue: Cue & { readonly kind: "fly" }, flights: ReadonlyMap<string, Flight>): number {
  const moving = [...flights].filter(([id, flight]) => flies(cue, id) && !isStill(flight));
  if (moving.length === 0) return 0;
  const longest = Math.max(...moving.map(([, flight]) => flight.length));
  return Math.max(SHORTEST_FLIGHT, (longest / LEG_INCHES) * (cue.pieces ? LEG_ALONE : LEG));
}

/** Whether a piece flies in a cue, if it has a track. */
export function flies({ pieces }: Cue & { readonly kind: "fly" }, id: string): boolean {
  return !pieces || pieces.includes(id);
}

const DURATIONS = {
  dice: DICE,
  shot: SHOT,
  fall: FALL,
  leave: LEAVE,
  burst: BURST,
  mark: MARK,
  drop: DROP,
  chute: CHUTE,
} as const satisfies Record<Exclude<Cue["kind"], "fly">, number>;

/** The clips of cues, one after another; `flights` are the tracks that may be flown, by piece. */
export function clipsOf(cues: readonly Cue[], flights: ReadonlyMap<string, Flight>): Clip[] {
  const clips: Clip[] = [];
  let start = 0;
  for (const cue of cues) {
    const duration = cue.kind === "fly" ? flightTime(cue, flights) : DURATIONS[cue.kind];
    clips.push({ cue, start, duration });
    start += duration;
  }
  return clips;
}

/** When a clip ends, in milliseconds. */
export function endOf(clip: Clip): number {
  return clip.start + clip.duration;
}

/** How much of a clip has passed, 0 to 1. */
export function shareOf(clip: Pick<Clip, "start" | "duration">, ms: number): number {
  if (ms >= clip.start + clip.duration) return 1;
  return ms <= clip.start ? 0 : (ms - clip.start) / clip.duration;
}
