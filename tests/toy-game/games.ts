import { GAMES as HOUSE } from "../../src/games/index.ts";
import { entryOf, type GameEntry } from "../../src/games/registry.ts";
import { meta, metaWords } from "./meta/meta.ts";

/** The registry with one line more. */
export const GAMES: readonly GameEntry[] = [
  ...HOUSE,
  entryOf({ meta, metaWords, load: () => import("./index.ts") }),
];
