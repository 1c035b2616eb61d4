import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { raidEntry } from "../third-game/entry.ts";
import { skirmishEntry } from "./skirmish/entry.ts";

/** Every game of the registry and two tiny ones that know nothing of them. */
export const games: readonly GameEntry[] = [...GAMES, skirmishEntry, raidEntry];
