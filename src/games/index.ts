import { meta as dogfight } from "./dogfight/meta.ts";
import { meta as greatWar } from "./great-war/meta.ts";
import { entryOf, type GameEntry } from "./registry.ts";

/** Every game, one line each: its facts at once, its folder when it is asked for. */
export const GAMES: readonly GameEntry[] = [
  { meta: dogfight, load: () => import("./dogfight/index.ts") },
  { meta: greatWar, load: () => import("./great-war/index.ts") },
].map(entryOf);
