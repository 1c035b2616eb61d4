import { useEffect, useMemo, useSyncExternalStore } from "react";
import { noteGame, useGameInUse } from "./game-in-use.ts";
import { parseRoute, type Route } from "./router.ts";

function listen(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The page that the address names, now and whenever it changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const usual = useGameInUse();
  const route = useMemo(() => parseRoute(hash, usual), [hash, usual]);
  const game = "game" in route ? route.game : undefined;
  useEffect(() => {
    if (game !== undefined) noteGame(game);
  }, [game]);
  return route;
}
