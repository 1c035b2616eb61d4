import { toldLog } from "../core/file/transcript.ts";
import type { Moments } from "./replies.ts";

/**
 * What a viewer has of a match when more of it has come; undefined where something between is missing, so that he has to ask
 * for it.
 */
export function joinMoments(before: Moments | undefined, more: Moments): Moments | undefined {
  const had = before?.moments ?? [];
  if (more.from > had.length) return undefined;
  const log = toldLog(more);
  const known = before ? toldLog(before) : log;
  const notes = [...known.notes.filter(({ at }) => at < log.from), ...log.notes];
  return {
    ...more,
    from: 0,
    log: { from: more.from === 0 ? log.from : known.from, notes },
    moments: [...had.slice(0, more.from), ...more.moments],
    played: [...(before?.played ?? []).slice(0, more.from), ...more.played],
  };
}
