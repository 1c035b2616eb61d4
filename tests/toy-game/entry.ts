import { entryOf, type GameEntry } from "../../src/games/registry.ts";
import { meta, metaWords } from "./meta/meta.ts";

/** The one line that a registry needs for a new game. */
export const raidEntry: GameEntry = entryOf({ meta, metaWords, load: () => import("./index.ts") });
