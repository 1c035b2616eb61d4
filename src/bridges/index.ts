import { bridges as battleOfBritain } from "./battle-of-britain/bridges.ts";
import type { BridgeLine } from "./bridge.ts";
import { bridges as luftwaffe } from "./luftwaffe/bridges.ts";

/** Every pair of games that are joined, one line each. */
export const BRIDGES: readonly BridgeLine[] = [...battleOfBritain, ...luftwaffe];
