import { gzipSync, type ZlibOptions } from "node:zlib";
import { type Played, type Transcript, transcriptFrom } from "../../core/file/transcript.ts";
import type { Viewer } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import { throwsFor } from "../../core/match/log.ts";
import type { Match, Moment } from "../../core/match/match.ts";
import { notesFrom } from "../../core/match/notes.ts";
import type { Moments } from "../../protocol/replies.ts";
import { changeTo } from "../../protocol/view-change.ts";
import type { Tip } from "./tip.ts";
import { toldStart, toldStep } from "./told-log.ts";

/** How many moments of a match stood when its log had so many entries, of those that stand now. */
export function standingAt(places: readonly number[], entries: number): number {
  const after = places.findIndex((place) => place >= entries);
  return after < 0 ? places.length : after;
}

/** Whether a viewer alone was asked and led to a moment by which somebody was told something hidden. */
function isOwnHidden(before: Moment | undefined, { events }: Moment, viewer: Viewer): boolean {
  const isOwn = before?.prompts.every(({ seat }) => seat === viewer) ?? false;
  return isOwn && events.some(({ secret, reveals }) => secret || reveals);
}

/** What only a table that is played on needs of a moment, as far as a viewer may know it. */
function playedFor(match: Match, at: number, viewer: Viewer): Played {
  const moment = itemAt(match.moments, at);
  const before = match.moments[at - 1];
  const { outcome } = moment;
  const step = toldStep(match.entries[moment.entry], match.source);
  const spawns = moment.prompts.flatMap(({ id, spawn }) => (spawn ? [[id, spawn] as const] : []));
  return {
    throws: throwsFor(moment, viewer),
    ...(outcome && { outcome }),
    ...(isOwnHidden(before, moment, viewer) && { hidden: true }),
    ...(spawns.length > 0 && { spawns: Object.fromEntries(spawns) }),
    ...(step && { step }),
  };
}

/** Moments as they are sent: each view as what it changes of the one before, `before` that of the first. */
function sentMoments(moments: Transcript["moments"], before: unknown): Moments["moments"] {
  return moments.map(({ view, ...moment }, place) => {
    const last = moments[place - 1]?.view ?? before;
    return last === undefined ? { view, ...moment } : { change: changeTo(last, view), ...moment };
  });
}

/** What a viewer gets of a match from a moment on, of which `match` has the last. */
function momentsFor(match: Match, places: readonly number[], from: number, viewer: Viewer): Moments {
  const first = match.moments.length - (places.length - from);
  const told = match.moments.slice(first);
  const { transcript: _, moments, ...transcript } = transcriptFrom(match, viewer, first);
  const before = from > 0 && told.length > 0 ? itemAt(match.moments, first - 1) : undefined;
  const played = told.map((_, place) => playedFor(match, first + place, viewer));
  const logFrom = itemAt(places, Math.max(0, from - 1)) + 1;
  const notes = notesFrom(match.entries, logFrom);
  const start = from === 0 ? toldStart(match) : undefined;
  return {
    ...transcript,
    moments: sentMoments(moments, before && match.game.view(before.state, viewer)),
    ...{ played, from, entries: match.entries.length },
    ...(start && { start }),
    ...(notes.length > 0 && { log: { from: logFrom, notes } }),
  };
}

/** What a round tells is short: compressing it with a window for megabytes takes longer for the window than for the text. */
const SHORT = 16_384;
const FOR_SHORT: ZlibOptions = { windowBits: 13, memLevel: 5, chunkSize: 4_096 };

function packed(text: string): Uint8Array {
  // What the library returns is a part of a block of memory, all of which it would keep.
  return Uint8Array.from(gzipSync(text, text.length < SHORT ? FOR_SHORT : {}));
}

/**
 * The moment from which somebody is told who knows of so many entries: one who knows of none has seen nothing, and one who
 * knows of more than there are has seen another log.
 */
export function firstUnknown({ places, match }: Tip, at: number): number {
  return at === 0 || at > match.entries.length ? 0 : standingAt(places, at);
}

/** Whether what is at hand of a match tells all from a moment on. */
export function isAtHand({ places, told }: Tip, from: number): boolean {
  return places.length - from <= told;
}

/** What viewers get from a moment on; it is written once a viewer, and packed once for all who see the same. */
export class PackedMoments {
  private readonly made = new Map<Viewer, Uint8Array>();
  private readonly texts = new Map<string, Uint8Array>();

  /** `match`: the whole match, or its last moments where those suffice; `places`: which entries led to all its moments. */
  constructor(
    private readonly match: Match,
    private readonly places: readonly number[],
    private readonly from: number,
  ) {}

  /** The moments, as JSON in UTF-8, gzipped. */
  packed(viewer: Viewer): Uint8Array {
    const known = this.made.get(viewer);
    if (known) return known;
    const text = JSON.stringify(momentsFor(this.match, this.places, this.from, viewer));
    const made = this.texts.get(text) ?? packed(text);
    // What is long has the whole views of one viewer.
    if (text.length < SHORT) this.texts.set(text, made);
    this.made.set(viewer, made);
    return made;
  }
}
