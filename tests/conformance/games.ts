import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { raidEntry } from "../toy-game/entry.ts";

/** Every game of the registry and a tiny one, which it knows nothing of. */
export const games: readonly GameEntry[] = [...GAMES, raidEntry];
