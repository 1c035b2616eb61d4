import type { TableFace } from "../../../src/face/table.ts";
import { meta, metaWords } from "../../../src/games/battle-of-britain/meta.ts";
import type { View } from "../../../src/games/battle-of-britain/view/view.ts";
import { entryOf, type GameEntry, type GameFolder } from "../../../src/games/registry.ts";

/** No pages yet: the formations side by side on a bare mat, so that what every game must hold to can be tried. */
const table: TableFace<View> = {
  tabletop: ({ wings, geschwader }) => ({
    mat: { kind: "channel-coast", width: 24, depth: 24 },
    altitude: false,
    pieces: [],
    clouds: [],
    counters: [...wings, ...geschwader].map(({ id }, at) => ({ id, label: id, title: id, x: 1 + at, y: 1 })),
    cues: [],
  }),
};

const folder: GameFolder = {
  game: async () => (await import("../../../src/games/battle-of-britain/game.ts")).battleOfBritain,
  words: async (language) =>
    (await import(`../../../src/games/battle-of-britain/words/${language}.ts`))[language],
  face: { table: async () => table },
};

/** The line of the registry that the campaign gets when its pages are written: no menu offers it until then. */
export const battleOfBritainEntry: GameEntry = entryOf({ meta, metaWords, load: async () => ({ folder }) });
