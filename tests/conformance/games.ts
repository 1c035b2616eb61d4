import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { skirmishEntry } from "./skirmish/entry.ts";

/** Random games a scenario. */
const SEEDS = 200;
/** Of games whose matches ask several times as many questions: so few that the tests end in time. */
const SEEDS_OF: ReadonlyMap<string, number> = new Map([["great-war", 8]]);

/** How many random games of each of its scenarios a game is tried by. */
export function seedsOf({ meta }: GameEntry): number {
  return SEEDS_OF.get(meta.id) ?? SEEDS;
}

/** Every game of the registry, and a tiny one that knows nothing of them. */
export const games: readonly GameEntry[] = [...GAMES, skirmishEntry];
