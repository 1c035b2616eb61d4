import { useLayoutEffect } from "react";
import { aloud } from "../../../face/queries/aloud.ts";
import type { Asker } from "../../../face/queries/asker.ts";
import { AS_WRITTEN, useSayAloud } from "../../announcer/aloud.ts";

/** Milliseconds that what is announced waits at most for how it is said. */
const PATIENCE = 2000;

function sayAsWritten(): void {
  useSayAloud.setState({ aloud: AS_WRITTEN });
}

/**
 * While a table is open all is said in the names of its match: from when these are there, or as it is written where they
 * can't be had.
 */
export function useSaying(asker: Asker | null | undefined): void {
  useLayoutEffect(() => {
    useSayAloud.setState({ aloud: null });
    const timer = setTimeout(() => useSayAloud.getState().aloud ?? sayAsWritten(), PATIENCE);
    return () => {
      clearTimeout(timer);
      sayAsWritten();
    };
  }, []);
  useLayoutEffect(() => {
    if (asker !== undefined) useSayAloud.setState({ aloud: asker ? aloud(asker) : AS_WRITTEN });
  }, [asker]);
}
