import type { GameEntry } from "../../../src/games/registry.ts";
import { meta } from "./meta.ts";

/** The one line that a registry needs for a new game. */
export const skirmishEntry: GameEntry = {
  meta,
  load: async () => (await import("./index.ts")).skirmish,
  words: async (language) => (await import("./words.ts"))[language],
};
