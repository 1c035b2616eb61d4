import type { Match } from "../../core/match/match.ts";
import type { Cue } from "../../tabletop/cue.ts";
import type { Spot } from "../../tabletop/place.ts";
import { turnStarts } from "../session/turns.ts";

/** Things on a table by their ids, and places on it. */
type Decisive = readonly (string | Spot)[];

/** Who fell, and who shot him down. */
function fallen(piece: string, cues: readonly Cue[]): Decisive {
  const shot = cues.findLast((cue) => cue.kind === "shot" && cue.to === piece && cue.hit);
  return shot?.kind === "shot" && typeof shot.from === "string" ? [piece, shot.from] : [piece];
}

/** What one thing that happened decided; undefined: nothing, none: what is told on all of the table. */
function decidedIn(cue: Cue, cues: readonly Cue[]): Decisive | undefined {
  if (cue.kind === "fall") return fallen(cue.piece, cues);
  if (cue.kind === "battle") return [...(cue.counters ?? []), cue.at];
  if (cue.kind === "drop") return [cue.at];
  return cue.kind === "deal" ? [] : undefined;
}

/**
 * What decided a match that is over: the last that fell, fought or was bombed in its last turn. None where nothing of
 * that was, or where cards are dealt after it, as those that tell the losses are. `cuesAt`: what happened in a moment.
 */
export function decidedBy(match: Match, cuesAt: (moment: number) => readonly Cue[]): Decisive {
  const last = match.moments.length - 1;
  // What is told of the end alone is no turn.
  const first = turnStarts({ open: { match, dice: undefined } }).findLast((start) => start < last) ?? 0;
  for (let moment = last; moment >= first; moment--) {
    const cues = cuesAt(moment);
    for (const cue of cues.toReversed()) {
      const decided = decidedIn(cue, cues);
      if (decided) return decided;
    }
  }
  return [];
}
