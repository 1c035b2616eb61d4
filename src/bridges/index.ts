import type { BridgeLine } from "./bridge.ts";

/** Every pair of games that are joined, one line each. None is yet: no game of the registry spawns battles. */
export const BRIDGES: readonly BridgeLine[] = [];
