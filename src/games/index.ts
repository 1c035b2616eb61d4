import * as battleOfBritain from "./battle-of-britain/meta/meta.ts";
import * as dogfight from "./dogfight/meta/meta.ts";
import * as downInFlames from "./down-in-flames/meta/meta.ts";
import * as greatWar from "./great-war/meta/meta.ts";
import * as luftwaffe from "./luftwaffe/meta/meta.ts";
import { entryOf, type GameEntry } from "./registry.ts";

/** Every game, one line each: its facts at once, its folder when it is asked for. */
export const GAMES: readonly GameEntry[] = [
  { ...dogfight, load: () => import("./dogfight/index.ts") },
  { ...greatWar, load: () => import("./great-war/index.ts") },
  { ...downInFlames, load: () => import("./down-in-flames/index.ts") },
  { ...battleOfBritain, load: () => import("./battle-of-britain/index.ts") },
  { ...luftwaffe, load: () => import("./luftwaffe/index.ts") },
].map(entryOf);
