import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { downInFlamesEntry } from "../games/down-in-flames/entry.ts";
import { raidEntry } from "../third-game/entry.ts";
import { patrolsEntry } from "./campaign/entry.ts";
import { skirmishEntry } from "./skirmish/entry.ts";

/** Every game of the registry, one that is not on offer yet, and three tiny ones that know nothing of them. */
export const games: readonly GameEntry[] = [
  ...GAMES,
  downInFlamesEntry,
  skirmishEntry,
  raidEntry,
  patrolsEntry,
];
