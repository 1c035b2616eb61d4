import { meta as dogfight } from "./dogfight/meta.ts";
import { dogfightWords } from "./dogfight/words.ts";
import type { GameEntry } from "./registry.ts";

/** Every game, one line each: its facts at once, its rules and words when they are asked for. */
export const GAMES: readonly GameEntry[] = [
  {
    meta: dogfight,
    load: async () => (await import("./dogfight/index.ts")).dogfight,
    words: dogfightWords,
  },
];
