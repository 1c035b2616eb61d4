import { startTransition, useEffect, useState } from "react";

/**
 * How many of `all` parts are to be drawn by now: one at first and another one whenever the last one stands, so that
 * the page answers in between. What has once been drawn is drawn at once when it comes back.
 */
export function useGrowing(all: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= all) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(next);
  }, [drawn, all]);
  return Math.min(drawn, all);
}
