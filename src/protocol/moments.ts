import type { Moments } from "./replies.ts";

/**
 * What a viewer has of a match when more of it has come; undefined where something between is missing, so that he has to ask
 * for it.
 */
export function joinMoments(before: Moments | undefined, more: Moments): Moments | undefined {
  const had = before?.moments ?? [];
  if (more.from > had.length) return undefined;
  const notes = (before?.notes ?? []).filter(({ at }) => at < more.logFrom).concat(more.notes ?? []);
  return {
    ...more,
    from: 0,
    logFrom: more.from === 0 ? more.logFrom : (before?.logFrom ?? 0),
    notes,
    moments: [...had.slice(0, more.from), ...more.moments],
    played: [...(before?.played ?? []).slice(0, more.from), ...more.played],
  };
}
