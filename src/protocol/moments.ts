import { toldLog, type ViewerUpdate } from "../core/file/transcript.ts";
import type { Moments } from "./replies.ts";
import { changed } from "./view-change.ts";

/** What a viewer has of a match. */
export interface SeenMoments extends Omit<Moments, "moments">, ViewerUpdate {}

/** What is known of a match to who is told more of it. */
interface Known {
  readonly entries: number;
  readonly moments: number;
}

/** Whether all that came before what is told is known, as it stands now; else one has to ask for it. */
export function isNext(
  { entries, moments }: Known,
  more: Pick<Moments, "from" | "entries" | "log" | "moments">,
): boolean {
  return more.from === 0 || (more.from <= moments && toldLog(more).from <= entries);
}

/** The moments that are told, with their views; `before`: the view of the moment before them. */
export function wholeMoments(told: Moments["moments"], before: unknown): ViewerUpdate["moments"] {
  let seen = before;
  return told.map(({ change, view, ...moment }) => {
    seen = change ? changed(seen, change) : view;
    return { view: seen, ...moment };
  });
}

/**
 * What a viewer has of a match when more of it has come; undefined where something between is missing, so that he has to ask
 * for it.
 */
export function joinMoments(before: SeenMoments | undefined, more: Moments): SeenMoments | undefined {
  const had = (before?.moments ?? []).slice(0, more.from);
  if (!isNext({ entries: before?.entries ?? 0, moments: had.length }, more)) return undefined;
  const log = toldLog(more);
  const known = before ? toldLog(before) : log;
  const { start } = more.from === 0 || !before ? more : before;
  const notes = [...known.notes.filter(({ at }) => at < log.from), ...log.notes];
  return {
    ...more,
    from: 0,
    start,
    log: { from: more.from === 0 ? log.from : known.from, notes },
    moments: [...had, ...wholeMoments(more.moments, had.at(-1)?.view)],
    played: [...(before?.played ?? []).slice(0, more.from), ...more.played],
  };
}
