import { meta, metaWords } from "../../../src/games/down-in-flames/meta.ts";
import { entryOf, type GameEntry } from "../../../src/games/registry.ts";

/** The line of the registry that the card dogfight gets when its pages are written: no menu offers it until then. */
export const downInFlamesEntry: GameEntry = entryOf({
  meta,
  metaWords,
  load: () => import("../../../src/games/down-in-flames/index.ts"),
});
