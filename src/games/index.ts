import type { GameEntry } from "./registry.ts";

/** Every game, one line each: its facts at once, its rules and words when they are asked for. */
export const GAMES: readonly GameEntry[] = [];
