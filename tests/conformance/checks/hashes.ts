import { hashOf } from "../../../src/core/hash.ts";
import type { Match } from "../../../src/core/match.ts";

/** States are frozen, so each is hashed once. */
const known = new WeakMap<object, string>();

function hashOnce(state: unknown): string {
  if (typeof state !== "object" || state === null) return hashOf(state);
  const hash = known.get(state) ?? hashOf(state);
  known.set(state, hash);
  return hash;
}

/** The hash of the state at every moment of a match. */
export function hashes(match: Match): string[] {
  return match.moments.map(({ state }) => hashOnce(state));
}
