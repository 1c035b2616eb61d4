import { hrefOf, parseRoute } from "../router.ts";
import type { TableStore } from "../session/session.ts";

/** Milliseconds: while somebody scrubs, the address waits, since browsers let a page change it only so often. */
const REST = 300;

/** The match that the page's address names, without a moment; undefined where it names none. */
function matchNamed(): string | undefined {
  const route = parseRoute(location.hash);
  return route.page === "match" || route.page === "link" ? hrefOf({ ...route, at: null }) : undefined;
}

/**
 * Writes a moment into the page's address without a step of its own in the history; null: none. An address that names
 * another match by now stays as it is: its page is not there yet.
 */
function writeMoment(match: string | undefined, at: number | null): void {
  const route = parseRoute(location.hash);
  if ((route.page !== "match" && route.page !== "link") || route.at === at || matchNamed() !== match) return;
  history.replaceState(history.state, "", hrefOf({ ...route, at }));
}

/** Keeps the moment that is looked at in the address: loaded again the page shows it, and the latest has none. */
export function followMoment(store: TableStore): () => void {
  const match = matchNamed();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = store.subscribe(({ at }, before) => {
    if (at === before.at) return;
    clearTimeout(timer);
    timer = setTimeout(() => writeMoment(match, store.getState().at), at === null ? 0 : REST);
  });
  return () => {
    leave();
    clearTimeout(timer);
    // The papers leave with the page too, and then the address is another page's.
    if (store.getState().at === null) writeMoment(match, null);
  };
}
