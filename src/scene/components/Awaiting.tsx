import { useLayoutEffect } from "react";
import { startAwaiting } from "../awaited.ts";

/**
 * Stands for a part of the table that has yet to come, and counts it among what the table waits for. React lays what
 * has come up to a third of a second after: as long as this stands in its place, it does not lie there.
 */
export function Awaiting(): null {
  useLayoutEffect(startAwaiting, []);
  return null;
}
