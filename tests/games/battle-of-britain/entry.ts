import { meta, metaWords } from "../../../src/games/battle-of-britain/meta.ts";
import { entryOf, type GameEntry } from "../../../src/games/registry.ts";

/** The line of the registry that the campaign gets when its pages are written: no menu offers it until then. */
export const battleOfBritainEntry: GameEntry = entryOf({
  meta,
  metaWords,
  load: () => import("../../../src/games/battle-of-britain/index.ts"),
});
