import { meta, metaWords } from "../../../src/games/luftwaffe/meta.ts";
import { entryOf, type GameEntry } from "../../../src/games/registry.ts";

/** The line of the registry that the campaign gets when its pages are written: no menu offers it until then. */
export const luftwaffeEntry: GameEntry = entryOf({
  meta,
  metaWords,
  load: () => import("../../../src/games/luftwaffe/index.ts"),
});
