import { remembered } from "../core/remember.ts";
import type { SideIndex } from "./side.ts";

/**
 * A function of an object and of the edge at which its reader sits that works its answer out once for each of the two:
 * whoever asks once a frame pays a look-up.
 */
export function perEdge<Key extends object, Value>(
  work: (key: Key, edge: SideIndex) => Value,
): (key: Key, edge: SideIndex) => Value {
  const near = remembered((key: Key) => work(key, 0));
  const far = remembered((key: Key) => work(key, 1));
  return (key, edge) => (edge === 0 ? near(key) : far(key));
}
