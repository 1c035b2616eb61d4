import { hrefOf, parseRoute } from "../router.ts";
import type { TableStore } from "../session/session.ts";

/** Milliseconds: while somebody scrubs, the address waits, since browsers let a page change it only so often. */
const REST = 300;

/** Writes a moment into the page's address without a step of its own in the history; null: none. */
function writeMoment(at: number | null): void {
  const route = parseRoute(location.hash);
  if ((route.page !== "match" && route.page !== "link") || route.at === at) return;
  history.replaceState(history.state, "", hrefOf({ ...route, at }));
}

/** Keeps the moment that is looked at in the address: loaded again the page shows it, and the latest has none. */
export function followMoment(store: TableStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = store.subscribe(({ at }, before) => {
    if (at === before.at) return;
    clearTimeout(timer);
    timer = setTimeout(() => writeMoment(store.getState().at), at === null ? 0 : REST);
  });
  return () => {
    leave();
    clearTimeout(timer);
    // The papers leave with the page too, and then the address is another page's.
    if (store.getState().at === null) writeMoment(null);
  };
}
