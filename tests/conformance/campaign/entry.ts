import { entryOf, type GameEntry } from "../../../src/games/registry.ts";
import { meta, metaWords } from "./meta/meta.ts";

export const patrolsEntry: GameEntry = entryOf({ meta, metaWords, load: () => import("./index.ts") });
