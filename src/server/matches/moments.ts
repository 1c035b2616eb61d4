import { gzipSync } from "node:zlib";
import { transcriptFrom } from "../../core/file/transcript.ts";
import type { Viewer } from "../../core/game.ts";
import type { Match } from "../../core/match/match.ts";
import type { Moments } from "../../protocol/replies.ts";
import type { Tip } from "./tip.ts";

/** How many moments of a match stood when its log had so many entries, of those that stand now. */
export function standingAt(places: readonly number[], entries: number): number {
  const after = places.findIndex((place) => place >= entries);
  return after < 0 ? places.length : after;
}

/** What a viewer gets of a match from a moment on, of which `match` has the last. */
function momentsFor(match: Match, moments: number, from: number, viewer: Viewer): Moments {
  const first = match.moments.length - (moments - from);
  return { ...transcriptFrom(match, viewer, first), from, entries: match.entries.length };
}

function packed(moments: Moments): Uint8Array {
  return gzipSync(JSON.stringify(moments));
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

/** What viewers get from a moment on; each view is made and packed once. */
export class Told {
  private readonly made = new Map<Viewer, Uint8Array>();

  /** `match`: the whole match, or its last moments where those suffice; `moments`: how many it has in all. */
  constructor(
    private readonly match: Match,
    private readonly moments: number,
    private readonly from: number,
  ) {}

  /** The moments, as JSON in UTF-8, gzipped. */
  packed(viewer: Viewer): Uint8Array {
    const known = this.made.get(viewer);
    if (known) return known;
    const made = packed(momentsFor(this.match, this.moments, this.from, viewer));
    this.made.set(viewer, made);
    return made;
  }
}
