import { startTransition, useEffect, useState } from "react";

/**
 * What `fetch` brings, undefined until it is there; what it brought before stays until something newer is there.
 * `fetch` must be the same function as long as the same thing is wanted (`useCallback`), and tell of failures in what
 * it brings. What comes is drawn in small pieces of work, so that a slow phone answers between them.
 */
export function useFetched<Thing>(fetch: () => Promise<Thing>): Thing | undefined {
  const [found, setFound] = useState<{ readonly thing: Thing }>();
  useEffect(() => {
    let current = true;
    void fetch().then((thing) => {
      if (current) startTransition(() => setFound({ thing }));
    });
    return () => {
      current = false;
    };
  }, [fetch]);
  return found?.thing;
}
