import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { skirmishEntry } from "./skirmish/entry.ts";

/** Every game of the registry, and a tiny one that knows nothing of them. */
export const games: readonly GameEntry[] = [...GAMES, skirmishEntry];
