import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { battleOfBritainEntry } from "../games/battle-of-britain/entry.ts";
import { raidEntry } from "../third-game/entry.ts";
import { patrolsEntry } from "./campaign/entry.ts";
import { skirmishEntry } from "./skirmish/entry.ts";

/** Every game of the registry, one that is not on offer yet, and three tiny ones that know nothing of them. */
export const games: readonly GameEntry[] = [
  ...GAMES,
  battleOfBritainEntry,
  skirmishEntry,
  raidEntry,
  patrolsEntry,
];
