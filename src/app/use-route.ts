import { useMemo, useSyncExternalStore } from "react";
import { parseRoute, type Route } from "./router.ts";

function listen(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The page that the address names, now and whenever it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}
