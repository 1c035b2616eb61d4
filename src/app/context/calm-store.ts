import type { TableState, TableStore } from "../session/session.ts";

/** Milliseconds between two looks at a match that computers play in people's stead. */
const EVERY = 1000;

/** What somebody does at such a table is shown at once. */
const BY_HAND = ["lent", "at", "lens", "selected", "hovered", "shown", "say", "needs"] as const;

function isByHand(state: TableState, before: TableState): boolean {
  return state.lent.length === 0 || BY_HAND.some((key) => state[key] !== before[key]);
}

/**
 * A store as the papers and the board see it: while computers play in people's stead they look now and then, so that
 * nothing that nobody watches is drawn. Its actions are the store's own.
 */
export function calmStore(store: TableStore): { readonly store: TableStore; dispose(): void } {
  let shown = store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(state: TableState, before: TableState) => void>();
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    const before = shown;
    shown = store.getState();
    for (const listener of listeners) listener(shown, before);
  };
  const leave = store.subscribe((state) => {
    if (isByHand(state, shown)) tell();
    else timer ??= setTimeout(tell, EVERY);
  });
  const subscribe: TableStore["subscribe"] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    store: { ...store, getState: () => shown, subscribe },
    dispose() {
      clearTimeout(timer);
      leave();
    },
  };
}
