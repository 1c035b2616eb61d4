/** What was, is and, after taking something back, would be. Every state is immutable. */
export interface History<State> {
  /** The oldest first. */
  readonly past: readonly State[];
  readonly now: State;
  /** What was taken back, the latest last. */
  readonly future: readonly State[];
  /** The tag of the latest edit: another one with the same tag goes on with it. */
  readonly tag: string | null;
}

/** Edits that can be taken back. */
export const MOST_EDITS = 60;

export function begun<State>(now: State): History<State> {
  return { past: [], now, future: [], tag: null };
}

/** Edits in a row with the same tag are one; an edit that changes nothing is none. */
export function edited<State>(
  history: History<State>,
  now: State,
  tag: string | null = null,
): History<State> {
  if (now === history.now) return history;
  if (tag !== null && tag === history.tag) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST_EDITS), now, future: [], tag };
}

/** The latest edit taken back; the same history when there is none. */
export function undone<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [...future, now], tag: null };
}

/** The latest edit that was taken back, put back; the same history when there is none. */
export function redone<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const after = future.at(-1);
  if (after === undefined) return history;
  return { past: [...past, now], now: after, future: future.slice(0, -1), tag: null };
}
