import { startTransition, useEffect, useState } from "react";

/**
 * What `fetch` brings, undefined until it is there; what it brought before stays until something newer is there.
 * `fetch` must be the same function as long as the same thing is wanted (`useCallback`), and tell of failures in what
 * it brings. Where it fails all the same, `otherwise` is shown, or the page says so that stands around (`Boundary`): it never
 * waits for ever. What comes is drawn in small pieces of work, so that a slow phone answers between them.
 */
export function useFetched<Thing>(fetch: () => Promise<Thing>, otherwise?: Thing): Thing | undefined {
  const [found, setFound] = useState<() => Thing>();
  useEffect(() => {
    let current = true;
    const show = (what: () => Thing) => {
      if (current) startTransition(() => setFound(() => what));
    };
    void fetch().then(
      (thing) => show(() => thing),
      (error: unknown) =>
        show(() => {
          if (otherwise === undefined) throw error;
          return otherwise;
        }),
    );
    return () => {
      current = false;
    };
  }, [fetch, otherwise]);
  return found?.();
}
