import { entryOf, type GameEntry } from "../../../src/games/registry.ts";
import { meta } from "./meta.ts";

export const patrolsEntry: GameEntry = entryOf({ meta, load: () => import("./index.ts") });
