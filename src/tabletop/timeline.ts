import { itemAt } from "../core/item-at.ts";
import { type Clip, clipsOf, endOf, flies, shareOf } from "./clips.ts";
import { asideOf } from "./crowd.ts";
import { ease, type Flight, flightOf, glide, wayTo } from "./flight.ts";
import { heightsOf, sameHeights } from "./heights.ts";
import { type CardPart, cardMoves, cardParts } from "./motion/card-motion.ts";
import { type CounterPart, counterMoves, counterParts, wayOf } from "./motion/counter-motion.ts";
import { lastEnd } from "./span.ts";
import type { Cue, Piece, Spot, Tabletop } from "./tabletop.ts";

/** What happens to one piece, worked out once, so that asking for an instant is cheap. */
export interface PieceMotion {
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
  readonly flight: Flight | undefined;
  /** The clip in which it flies. */
  readonly fly: Clip | undefined;
  /** The shells that shake it. */
  readonly shakes: readonly Clip[];
  readonly fall: Clip | undefined;
  readonly leave: Clip | undefined;
  /** From when on the piece looks as it does afterwards. */
  readonly settles: number;
  /** How far beside its place it stands before and after, in inches. */
  readonly asideBefore: Spot;
  readonly asideAfter: Spot;
}

/** What has just happened, in order, with times. Any instant can be asked for; every clip can be skipped. */
export interface Timeline {
  readonly before: Tabletop;
  readonly after: Tabletop;
  readonly clips: readonly Clip[];
  /** Milliseconds. */
  readonly duration: number;
  /** The clips in which pieces fly their tracks. */
  readonly flies: readonly Clip[];
  /** The time in which the stems find other heights, where the table draws its levels at others than before. */
  readonly rise: { readonly start: number; readonly duration: number } | undefined;
  /** The pieces of both tables. */
  readonly parts: ReadonlyMap<string, PieceMotion>;
  readonly counters: ReadonlyMap<string, CounterPart>;
  readonly cards: ReadonlyMap<string, CardPart>;
}

/** How long stems take to find their new heights where nothing else happens. */
const RISE = 500;

/** Whether a cue changes how a piece looks. */
function concerns(cue: Cue, id: string): boolean {
  switch (cue.kind) {
    case "shot":
      return cue.from === id || cue.to === id;
    case "burst":
      return cue.at === id;
    case "drop":
      return cue.from === id;
    case "fall":
    case "mark":
      return cue.piece === id;
    default:
      return false;
  }
}

/**
 * A shot's marks appear when it lands, a fall's or an emblem's when it begins; a piece that nothing happens to
 * changes with the flight of all, or when it has flown alone.
 */
function settlingTime(clips: readonly Clip[], id: string, fly: Clip | undefined): number {
  const last = clips.filter((clip) => concerns(clip.cue, id)).at(-1);
  if (last) return last.cue.kind === "fall" || last.cue.kind === "mark" ? last.start : endOf(last);
  if (!fly) return 0;
  return fly.cue.kind === "fly" && fly.cue.pieces ? endOf(fly) : fly.start;
}

function clipAbout(clips: readonly Clip[], kind: "fall" | "leave", id: string): Clip | undefined {
  return clips.find((clip) => clip.cue.kind === kind && clip.cue.piece === id);
}

/** Every piece of both tabletops; a piece that is in both counts once. */
function idsOf(before: Tabletop, after: Tabletop): Set<string> {
  return new Set([...before.pieces, ...after.pieces].map((piece) => piece.id));
}

function isElsewhere(before: Piece, after: Piece): boolean {
  return (["x", "y", "level", "heading"] as const).some((part) => before[part] !== after[part]);
}

/** The tracks that are flown; a piece without one that a cue names flies straight from where it stood. */
function tracksOf(before: Tabletop, after: Tabletop, cues: readonly Cue[]): Map<string, Flight> {
  const named = new Set(cues.flatMap((cue) => (cue.kind === "fly" ? (cue.pieces ?? []) : [])));
  const stood = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const flights = new Map<string, Flight>();
  for (const piece of after.pieces) {
    const { id, track = [] } = piece;
    const from = named.has(id) && track.length === 0 ? stood.get(id) : undefined;
    const flight = flightOf(from && isElsewhere(from, piece) ? wayTo(from, piece) : track);
    if (flight) flights.set(id, flight);
  }
  return flights;
}

/** The first clip in which a piece flies; a track that no clip flies is only remembered. */
function flyOf(clips: readonly Clip[], id: string): Clip | undefined {
  return clips.find(({ cue }) => cue.kind === "fly" && flies(cue, id));
}

/** When the stems find other heights: in the first flight, else over all that happens. */
function riseOf(before: Tabletop, after: Tabletop, clips: readonly Clip[]): Timeline["rise"] {
  if (sameHeights(heightsOf(before), heightsOf(after))) return undefined;
  const fly = clips.find(({ cue, duration }) => cue.kind === "fly" && duration > 0);
  if (fly) return fly;
  const last = clips.at(-1);
  return { start: 0, duration: last && endOf(last) > 0 ? endOf(last) : RISE };
}

/** When the last counter or card has found its place and its side, in ms; 0 where none moves. */
function movingTime(counters: Timeline["counters"], cards: Timeline["cards"]): number {
  const moved = [...counters.values()].filter(counterMoves).flatMap(({ move, flip }) => [move, flip ?? move]);
  const slid = [...cards.values()].filter(cardMoves).flatMap(({ slide, flip }) => [slide, flip ?? slide]);
  return Math.max(lastEnd(moved), lastEnd(slid));
}

/** The timeline of what led from how the table stood before to how it stands after; left out: `after.cues`. */
export function timeline(before: Tabletop, after: Tabletop, cues: readonly Cue[] = after.cues): Timeline {
  const flights = tracksOf(before, after, cues);
  const clips = clipsOf(cues, { flights, way: (id, path) => wayOf({ before, after }, id, path) });
  const change = { before, after, clips };
  const [counters, cards] = [counterParts(change), cardParts(change)];
  const rise = riseOf(before, after, clips);
  const parts = new Map<string, PieceMotion>();
  for (const id of idsOf(before, after)) {
    const fly = flyOf(clips, id);
    parts.set(id, {
      before: before.pieces.find((piece) => piece.id === id),
      after: after.pieces.find((piece) => piece.id === id),
      flight: fly && flights.get(id),
      fly,
      shakes: clips.filter(({ cue }) => cue.kind === "burst" && cue.hit && cue.at === id),
      fall: clipAbout(clips, "fall", id),
      leave: clipAbout(clips, "leave", id),
      settles: settlingTime(clips, id, fly),
      asideBefore: asideOf(before, id),
      asideAfter: asideOf(after, id),
    });
  }
  const duration = Math.max(lastEnd([...clips, ...(rise ? [rise] : [])]), movingTime(counters, cards));
  const all = clips.filter(({ cue }) => cue.kind === "fly");
  return { before, after, clips, duration, flies: all, rise, parts, counters, cards };
}

/** How much of all flights has passed, 0 to 1, each counting alike; 1 where nobody flies. */
export function flownShare({ flies: all }: Timeline, ms: number): number {
  if (all.length === 0) return 1;
  let flown = 0;
  for (let i = 0; i < all.length; i++) flown += glide(shareOf(itemAt(all, i), ms));
  return flown / all.length;
}

/** From which share of all flights on, and up to which, a piece flies; undefined for one that doesn't. */
export function flownBetween(
  { flies: all, parts }: Timeline,
  id: string,
): { readonly from: number; readonly to: number } | undefined {
  const fly = parts.get(id)?.fly;
  const index = fly ? all.indexOf(fly) : -1;
  return index < 0 ? undefined : { from: index / all.length, to: (index + 1) / all.length };
}

/** How far the stems are on the way from the old heights to the new ones, 0 to 1. */
export function riseShare({ rise }: Timeline, ms: number): number {
  return rise ? ease(shareOf(rise, ms)) : 1;
}

/** The index of the clip that runs at an instant; the last one at the end, -1 when there is none. */
export function clipIndexAt(line: Timeline, ms: number): number {
  let index = line.clips.length - 1;
  while (index > 0 && itemAt(line.clips, index).start > ms) index--;
  return index;
}
