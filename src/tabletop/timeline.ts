import { ease, type Flight, flightOf, flyTo, setStill } from "./flight.ts";
import type { LivePose } from "./live.ts";
import type { Cue, Piece, Tabletop } from "./tabletop.ts";

/** One cue with its place in time, in milliseconds. */
export interface Clip {
  readonly cue: Cue;
  readonly start: number;
  readonly duration: number;
}

/** A mark on the replay slider. */
interface Tick {
  readonly ms: number;
  readonly kind: Cue["kind"];
}

/** What happens to one piece, worked out once, so that asking for an instant is cheap. */
interface Part {
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
  readonly flight: Flight | undefined;
  readonly fly: Clip | undefined;
  readonly fall: Clip | undefined;
  readonly leave: Clip | undefined;
  /** From when on the piece looks as it does afterwards. */
  readonly settles: number;
}

/** What has just happened, in order, with times. Any instant can be asked for; every clip can be skipped. */
export interface Timeline {
  readonly before: Tabletop;
  readonly after: Tabletop;
  readonly clips: readonly Clip[];
  /** Milliseconds. */
  readonly duration: number;
  readonly ticks: readonly Tick[];
  /** The clip in which every piece flies its track. */
  readonly fly: Clip | undefined;
  readonly parts: ReadonlyMap<string, Part>;
}

/** Milliseconds: a leg of two inches for the longest track, and the other clips. */
const LEG = 620;
const LEG_INCHES = 2;
const SHORTEST_FLIGHT = 1400;
const DICE = 1700;
const SHOT = 950;
const FALL = 2300;
const LEAVE = 600;

function isStill({ length, first, last }: Flight): boolean {
  return length === 0 && first.heading === last.heading && first.level === last.level;
}

/** How long everybody flies, in ms: as long as the longest path takes; no time where nobody moves or turns. */
function flightTime(flights: ReadonlyMap<string, Flight>): number {
  const moving = [...flights.values()].filter((flight) => !isStill(flight));
  if (moving.length === 0) return 0;
  const longest = Math.max(...moving.map((flight) => flight.length));
  return Math.max(SHORTEST_FLIGHT, (longest / LEG_INCHES) * LEG);
}

function durationOf(cue: Cue, flying: number): number {
  switch (cue.kind) {
    case "fly":
      return flying;
    case "dice":
      return DICE;
    case "shot":
      return SHOT;
    case "fall":
      return FALL;
    case "leave":
      return LEAVE;
  }
}

function clipsOf(cues: readonly Cue[], flying: number): Clip[] {
  const clips: Clip[] = [];
  let start = 0;
  for (const cue of cues) {
    const duration = durationOf(cue, flying);
    clips.push({ cue, start, duration });
    start += duration;
  }
  return clips;
}

function endOf(clip: Clip): number {
  return clip.start + clip.duration;
}

function concerns(cue: Cue, id: string): boolean {
  if (cue.kind === "shot") return cue.from === id || cue.to === id;
  return cue.kind === "fall" && cue.piece === id;
}

/** A shot's marks appear when it lands, a fall's when it begins; a piece nothing happens to changes after the flight. */
function settlingTime(clips: readonly Clip[], id: string): number {
  const last = clips.filter((clip) => concerns(clip.cue, id)).at(-1);
  if (!last) return clips.find((clip) => clip.cue.kind === "fly")?.start ?? 0;
  return last.cue.kind === "fall" ? last.start : endOf(last);
}

function clipAbout(clips: readonly Clip[], kind: "fall" | "leave", id: string): Clip | undefined {
  return clips.find((clip) => clip.cue.kind === kind && clip.cue.piece === id);
}

/** Every piece of both tabletops; a piece that is in both counts once. */
function idsOf(before: Tabletop, after: Tabletop): Set<string> {
  return new Set([...before.pieces, ...after.pieces].map((piece) => piece.id));
}

function tracksOf(after: Tabletop): Map<string, Flight> {
  const flights = new Map<string, Flight>();
  if (!after.cues.some((cue) => cue.kind === "fly")) return flights;
  for (const piece of after.pieces) {
    const flight = flightOf(piece.track);
    if (flight) flights.set(piece.id, flight);
  }
  return flights;
}

/** The timeline of `after.cues`, from how the table stood before to how it stands after. */
export function timeline(before: Tabletop, after: Tabletop): Timeline {
  const flights = tracksOf(after);
  const clips = clipsOf(after.cues, flightTime(flights));
  const last = clips.at(-1);
  const fly = clips.find((clip) => clip.cue.kind === "fly");
  const parts = new Map<string, Part>();
  for (const id of idsOf(before, after)) {
    parts.set(id, {
      before: before.pieces.find((piece) => piece.id === id),
      after: after.pieces.find((piece) => piece.id === id),
      flight: flights.get(id),
      fly,
      fall: clipAbout(clips, "fall", id),
      leave: clipAbout(clips, "leave", id),
      settles: settlingTime(clips, id),
    });
  }
  const ticks = clips.map((clip) => ({ ms: clip.start, kind: clip.cue.kind }));
  return { before, after, clips, duration: last ? endOf(last) : 0, ticks, fly, parts };
}

/** How much of a clip has passed, 0 to 1. */
export function shareOf(clip: Clip, ms: number): number {
  if (ms >= endOf(clip)) return 1;
  return ms <= clip.start ? 0 : (ms - clip.start) / clip.duration;
}

/** The index of the clip that runs at an instant; the last one at the end, -1 when there is none. */
export function clipIndexAt(line: Timeline, ms: number): number {
  let index = line.clips.length - 1;
  while (index > 0 && (line.clips[index] as Clip).start > ms) index--;
  return index;
}

/** Whether a piece that is no longer flying lies on the mat. */
function lies(piece: Piece): boolean {
  return piece.status === "destroyed" || piece.status === "crashed";
}

/** How a piece stands when nothing happens. Writes into `out`. */
export function poseOf(piece: Piece, out: LivePose): void {
  setStill(piece, out);
  out.fallen = lies(piece) ? 1 : 0;
  out.present = piece.status === "disengaged" ? 0 : 1;
  out.settled = true;
}

const TUMBLE = 150;
const SPIN = 810;
const DIVE = 55;

/** A destroyed aircraft rolls over and drops; a crashed one spins down. Both come to rest where they stood. */
function setFall(clip: Clip, ms: number, out: LivePose): void {
  const u = shareOf(clip, ms);
  if (u >= 1 || u <= 0) {
    out.fallen = u;
    return;
  }
  out.fallen = u * u;
  const swing = 4 * u * (1 - u);
  out.pitch = -DIVE * swing;
  if (clip.cue.kind === "fall" && clip.cue.how === "crashed") out.heading += SPIN * (u - 1) * u;
  else out.bank = TUMBLE * swing;
}

/**
 * Where a piece is at an instant of the timeline, in milliseconds. Writes into `out` and allocates nothing.
 * False when the timeline does not know the piece; `out` is untouched then.
 */
export function poseAt(line: Timeline, id: string, ms: number, out: LivePose): boolean {
  const part = line.parts.get(id);
  if (!part) return false;
  const { before, after, flight, fly, fall, leave } = part;
  poseOf((ms >= line.duration ? (after ?? before) : (before ?? after)) as Piece, out);
  if (ms >= line.duration) {
    if (!after) out.present = 0;
    return true;
  }
  if (after && fly && !flight && ms >= endOf(fly)) setStill(after, out);
  if (after && !fly) setStill(after, out);
  if (flight && fly) flyTo(flight, shareOf(fly, ms), out);
  out.settled = ms >= part.settles;
  if (fall) setFall(fall, ms, out);
  if (leave) out.present = 1 - ease(shareOf(leave, ms));
  return true;
}
